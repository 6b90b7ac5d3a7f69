import { setTimeout as sleep } from 'node:timers/promises';
import { destination, type Logger, pino } from 'pino';

export type { Logger };

/** Lines wait for each other up to this long, in ms, or this many characters: writing each one would cost more than answering. */
const GATHER_MS = 100;
const GATHER_LENGTH = 4096;

/** Bytes of lines that may wait for somebody to read them; what comes then is dropped. */
const MOST_WAITING = 4 * 2 ** 20;

/** What `flush` may take, in ms. */
const FLUSH_TIMEOUT = 500;

/** JSON lines on stdout. `flush` writes what still waits, before the process ends. */
export function createLog(level: string): { log: Logger; flush: () => Promise<void> } {
  // Before the destination, which writes its rest when the process ends, in whatever way: it has to have all by then.
  process.on('exit', () => lines.handOn());
  const stdout = destination({ dest: 1, sync: false, maxLength: MOST_WAITING });
  // Whoever read the lines is gone, or the disk is full; the service goes on.
  stdout.on('error', () => {});
  const lines = gatherLines((text) => stdout.write(text));
  const log = pino({ level, base: null, timestamp: createClock(), formatters: { level: (label) => ({ level: label }) } }, lines);
  async function flush(): Promise<void> {
    lines.handOn();
    const lost = Symbol('lost');
    const written = await Promise.race([allWritten(stdout), sleep(FLUSH_TIMEOUT, lost)]);
    // Pino flushes once more when the process ends, and where nobody reads it would wait for ever.
    if (written === lost) stdout.flushSync = () => {};
  }
  return { log, flush };
}

/** Sonic-boom's `flush` calls back before the last lines are out; only a drained buffer says that they are. */
async function allWritten(stdout: ReturnType<typeof destination>): Promise<void> {
  while (true) {
    await new Promise((resolve) => stdout.flush(resolve));
    if (!('_len' in stdout) || stdout._len === 0) return;
    await sleep(5);
  }
}

/** Gathers lines before sonic-boom, which measures all that waits again with each write. */
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

/** Pino's timestamp; a busy server logs many lines in a millisecond. */
function createClock(): () => string {
  let now = 0;
  let written = '';
  return () => {
    if (now !== Date.now()) {
      now = Date.now();
      written = `,"time":"${new Date(now).toISOString()}"`;
    }
    return written;
  };
}
