import { SettingsError } from '../../src/settings.ts';
import { forTerminal } from './say.ts';

/** An error that the user can correct. The command ends with its message. */
export class Refusal extends Error {}

/** The user ended the command while it was asking a question. */
export class Cancelled extends Refusal {
  constructor(message = 'Stopped; nothing was changed.') {
    super(message);
  }
}

/** Runs a command and sets the exit code. */
export async function run(command: () => Promise<number>): Promise<void> {
  process.exitCode = await exitCodeOf(command);
}

/**
 * Runs a command and returns its exit code. An error that the user can correct is printed in one line, a defect with its stack.
 */
export async function exitCodeOf(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    tell(error);
    // The exit code that a shell uses for a program ended by SIGINT.
    return error instanceof Cancelled ? 130 : 1;
  }
}

function tell(error: unknown): void {
  if (isForTheUser(error)) console.error(forTerminal(error.message, process.stderr));
  else console.error(error);
}

/** Prints why a command cannot do its work, and returns its exit code. */
export function refuse(reason: string): number {
  console.error(forTerminal(reason, process.stderr));
  return 1;
}

/**
 * Whether the user can correct an error: a refusal, a wrong setting, option or icon, or an error of the operating system such as
 * a full disk or a folder without write permission.
 */
function isForTheUser(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return (
    error instanceof Refusal ||
    error instanceof SettingsError ||
    syscall !== undefined ||
    /^ERR_(ICON|PARSE_ARGS|SQLITE)/.test(code)
  );
}
