import { existsSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { destination, type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger };

/** How long lines are gathered, in ms, or up to how many characters. Writing each by itself would take longer than an answer. */
const GATHER_MS = 50;
const GATHER_LENGTH = 65_536;

/** How many bytes may wait for the reader of stdout. Further lines are dropped. */
const MOST_WAITING = 4 * 2 ** 20;

/** How long `exit` waits for the last lines to be written, in ms. */
const FLUSH_TIMEOUT = 500;

/** Makes a log that writes lines of JSON to stdout. */
export function createLog(level: string) {
  // Registered before the destination is made: that writes its rest at the same event, and has to get the gathered lines first.
  process.on('exit', () => lines.handOn());
  const stdout = destination({ dest: 1, sync: false, maxLength: MOST_WAITING });
  stdout.flushSync = () => writeRest(stdout);
  // An error means that nobody reads the lines any more or that the disk is full. The service goes on.
  stdout.on('error', () => {});
  const lines = gatherLines((text) => stdout.write(text));
  const formatters = { level: (label: string) => ({ level: label }) };
  const log = pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, formatters }, lines);
  let ending: Promise<never> | undefined;
  /** Writes what still waits, and ends the process. The first code counts: a second signal must not lose to what it cuts short. */
  function exit(code: number): Promise<never> {
    ending ??= end(code);
    return ending;
  }
  async function end(code: number): Promise<never> {
    lines.handOn();
    const lost = Symbol('lost');
    const written = await Promise.race([allWritten(stdout), sleep(FLUSH_TIMEOUT, lost)]);
    // Pino flushes once more when the process ends. If nobody reads the lines, it would wait for ever.
    if (written === lost) {
      stdout.flushSync = () => {};
      leave(code);
    }
    return process.exit(code);
  }
  return { log, exit };
}

/**
 * Ends the process while one of its threads writes to a pipe that nobody reads. `process.exit` would wait for that thread, and a
 * process that is the first one in its container cannot end itself by a signal: another program, which only exits, takes its place.
 */
function leave(code: number): void {
  if (process.platform === 'win32') return;
  const { execPath } = process;
  try {
    // Node would abort if its own file were gone, as in the middle of an upgrade.
    if (existsSync(execPath)) process.execve?.(execPath, [execPath, '-e', `process.exit(${code})`], {});
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

/**
 * Writes what waits when the process ends. Sonic-boom 4, Pino's writer, would try it for ever where nobody reads it any more or the
 * disk is full; its version 5 does not.
 */
function writeRest(stdout: object): void {
  const rest = Buffer.from('_bufs' in stdout ? (stdout._bufs as string[]).join('') : '');
  for (let at = 0; at < rest.length; ) {
    try {
      at += writeSync(1, rest, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** The `flush` of sonic-boom, Pino's writer, calls back before the last lines are out. They are out when its buffer is empty. */
async function allWritten(stdout: ReturnType<typeof destination>): Promise<void> {
  while ('_len' in stdout && stdout._len !== 0) await sleep(5);
}

/** Gathers lines for sonic-boom, Pino's writer, which measures all waiting text at each write. */
function gatherLines(handOn: (text: string) => void): { write(line: string): void; handOn(): void } {
  let text = '';
  let timer: NodeJS.Timeout | undefined;
  const gathered = {
    write(line: string) {
      text += line;
      if (text.length >= GATHER_LENGTH) gathered.handOn();
      else timer ??= setTimeout(gathered.handOn, GATHER_MS);
    },
    handOn() {
      clearTimeout(timer);
      timer = undefined;
      if (text !== '') handOn(text);
      text = '';
    },
  };
  return gathered;
}
