import { sep } from 'node:path';
import { describeWriteError, isDiskRefusal, unwrittenFile } from '../../src/authoring/files/file-error.ts';
import { SettingsError } from '../../src/settings.ts';
import { OTHER_ACCOUNT } from './npm/install-problem.mjs';
import { shop } from './project.ts';
import { forTerminal } from './terminal/say.ts';

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
  // The reader may close the pipe early (`… | head`). Code that writes without end notices that by itself.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
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
  const words = wordsFor(error);
  console.error(words === undefined ? error : forTerminal(words, process.stderr));
}

/** What the user is told of an error that the user can correct; `undefined` for a defect. */
export function wordsFor(error: unknown): string | undefined {
  return isForTheUser(error) ? inWords(error) : undefined;
}

/** How sharp begins where npm has installed it for another system, as it does for the one where it runs. */
const FOREIGN = /^Could not load the "sharp" module using the (\S+) runtime\nPossible solutions:\n- Ensure optional dependencies/;

/** Of a full or read-only disk the system says no more than a code, and often not which file it is; and never whose it is. */
function inWords(error: Error): string {
  const { code = '', message, syscall } = error as NodeJS.ErrnoException;
  const [, system] = FOREIGN.exec(message) ?? [];
  if (system !== undefined)
    return `node_modules lacks what ${system} needs, as when the folder came here from another kind of computer; run npm install --include=optional`;
  const isOwn = unwrittenFile(error)?.startsWith(shop() + sep) === true;
  if (isOwn && /^(EACCES|EPERM):/.test(message) && process.platform !== 'win32') return `${message}. ${OTHER_ACCOUNT}`;
  // Node's recursive `mkdir` says this of a read-only disk.
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `${unwrittenFile(error)} cannot be made; is its disk read-only? (${message})`;
  if (!isDiskRefusal(error) || !message.startsWith(code)) return message;
  return `${unwrittenFile(error) ?? `A file in ${shop()}`} ${describeWriteError(error)} (${message})`;
}

/** Prints why a command cannot do its work, and returns its exit code. */
export function refuse(reason: string): number {
  console.error(forTerminal(reason, process.stderr));
  return 1;
}

/**
 * Whether the user can correct an error: a refusal, a wrong setting, option or icon, packages of another system, or an error of the
 * operating system such as a full disk or a folder without write permission.
 */
function isForTheUser(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return (
    error instanceof Refusal ||
    error instanceof SettingsError ||
    syscall !== undefined ||
    FOREIGN.test(error.message) ||
    /^ERR_(ICON|PARSE_ARGS|SQLITE)/.test(code)
  );
}
