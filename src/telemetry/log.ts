import { setTimeout } from 'node:timers/promises';
import { destination, type Logger, pino } from 'pino';

export type { Logger };

/** Lines wait for each other up to this long, in ms: writing them one by one would cost more than answering. */
const FLUSH_INTERVAL = 100;

/** Bytes of lines that may wait for somebody to read them; what comes then is dropped. */
const MOST_WAITING = 4 * 2 ** 20;

/** What `flush` may take, in ms. */
const FLUSH_TIMEOUT = 500;

/** JSON lines on stdout. `flush` writes what still waits, before the process ends. */
export function createLog(level: string): { log: Logger; flush: () => Promise<void> } {
  const stdout = destination({ dest: 1, sync: false, minLength: 4096, maxLength: MOST_WAITING, periodicFlush: FLUSH_INTERVAL });
  // Whoever read the lines is gone, or the disk is full; the service goes on.
  stdout.on('error', () => {});
  const log = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    stdout,
  );
  async function flush(): Promise<void> {
    const lost = Symbol('lost');
    const written = await Promise.race([allWritten(stdout), setTimeout(FLUSH_TIMEOUT, lost)]);
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
    await setTimeout(5);
  }
}
