import type { Command } from 'commander';
import type { MentionsOptions } from './mentions.ts';

const MORE = `
In a terminal it asks which names to note. In a script it only lists them, unless --write is there.`;

/** Adds `mentions` to the program. `onEnd` is called with its exit code. */
export function addMentionsCommand(program: Command, onEnd: (code: number) => void): void {
  program
    .command('mentions')
    .description('note in the reviews that are here which technicians and services their texts name')
    .option('--names <list>', 'only these: names of technicians and ids of services, with commas between')
    .option('--write', 'note them without asking')
    .addHelpText('after', MORE)
    .action(async (options: MentionsOptions) => onEnd(await (await import('./mentions.ts')).mentions(options)));
}
