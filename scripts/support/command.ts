import { Command } from 'commander';
import { documentPath } from './project.ts';
import { SAID_HELP } from './terminal/say.ts';

/** Makes a command whose `--help` says what it does, lists the options that are added to it, and ends with `more`. */
export function command(name: string, does: string, more = ''): Command {
  return new Command(name)
    .description(does)
    .configureOutput(SAID_HELP)
    .addHelpText('after', more && `\n${more}`);
}

/** Says where settings come from, for the end of the help. `some` are the first of them. */
export function settingsFrom(some: string): string {
  return `Settings are read from the environment: ${some}, … (${documentPath('reference.md')})`;
}
