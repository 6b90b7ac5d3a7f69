import { CommanderError } from 'commander';
import { command as makeCommand } from '../support/command.ts';
import { takenByNpm } from '../support/npm/taken-by-npm.ts';
import { refuse } from '../support/run.ts';
import { addCommands } from './commands.ts';

/** Runs `reviews <parameters>`, and returns its exit code. */
export async function reviews(parameters: readonly string[]): Promise<number> {
  const does = 'Adds, imports, verifies, answers, changes and removes reviews.';
  const program = makeCommand('npm run reviews --', does).exitOverride();
  let code = 0;
  addCommands(program, (ended) => {
    code = ended;
  });
  for (const command of program.commands) {
    command.showHelpAfterError(`${program.name()} ${command.name()} --help says more.`);
    command.configureOutput({ outputError: (message, write) => write(message + adviceOn(message)) });
  }
  const taken = takenByNpm(
    program.commands.find((command) => command.name() === parameters[0]),
    process.env,
  );
  if (taken !== undefined) return refuse(taken);
  try {
    await program.parseAsync(parameters, { from: 'user' });
  } catch (error) {
    // commander has printed the help, or what is wrong with the parameters.
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
  return code;
}

/** What to do about a path with spaces, which a shell takes for several parameters. */
function adviceOn(message: string): string {
  return /too many arguments.* Expected [1-9]/.test(message)
    ? 'Put what has spaces in quotation marks, as in "my photo.jpg".\n'
    : '';
}
