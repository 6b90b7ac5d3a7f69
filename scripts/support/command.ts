import { Command } from 'commander';
import { documentPath } from './project.ts';
import { SAID_HELP } from './terminal/say.ts';

/**
 * Makes a command whose `--help` says what it does, lists the options that are added to it, and ends with `more`. `typed` is all that
 * stands before the options: npm takes those before a `--` for its own.
 */
export function command(typed: string, does: string, more = ''): Command {
  return new Command(typed)
    .description(does)
    .configureOutput(SAID_HELP)
    .showHelpAfterError(`${typed} --help says more.`)
    .addHelpText('after', more && `\n${more}`);
}

/** Says where settings come from, for the end of the help. `some` are the first of them. */
export function settingsFrom(some: string): string {
  return `Settings are read from the environment: ${some}, … (${documentPath('reference.md')})`;
}
