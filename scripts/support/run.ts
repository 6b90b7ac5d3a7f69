import { SettingsError } from '../../src/settings.ts';
import { forTerminal } from './say.ts';

/** What the user can mend, in words; the command ends with it. */
export class Refusal extends Error {}

/** The user ended the command at a question. */
export class Cancelled extends Refusal {
  constructor(message = 'Stopped; nothing was changed.') {
    super(message);
  }
}

/** Runs a command and sets the exit code. */
export async function run(command: () => Promise<number>): Promise<void> {
  process.exitCode = await exitCodeOf(command);
}

/** Runs a command and gives its exit code; what the user can mend is one line, a defect keeps its stack. */
export async function exitCodeOf(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    tell(error);
    // As a shell says that SIGINT ended a program.
    return error instanceof Cancelled ? 130 : 1;
  }
}

function tell(error: unknown): void {
  if (isForTheUser(error)) console.error(forTerminal(error.message, process.stderr));
  else console.error(error);
}

/** Says why a command cannot do its work, and gives its exit code. */
export function refuse(reason: string): number {
  console.error(forTerminal(reason, process.stderr));
  return 1;
}

/** A refusal, a wrong setting, option or icon, or what the system refuses: a full disk, a folder that may not be written. */
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
