import { setTimeout } from 'node:timers/promises';
import { destination, type Logger, pino } from 'pino';

export type { Logger };

/** Lines wait for each other up to this long, in ms: writing them one by one would cost more than answering. */
const FLUSH_INTERVAL = 100;

/** What `flush` may take, in ms. */
const FLUSH_TIMEOUT = 500;

/** JSON lines on stdout. `flush` writes what still waits, before the process ends. */
export function createLog(level: string): { log: Logger; flush: () => Promise<void> } {
  const stdout = destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: FLUSH_INTERVAL });
  let isLost = false;
  // Whoever read the lines is gone, or the disk is full; the service goes on.
  stdout.on('error', () => {
    isLost = true;
  });
  stdout.on('drain', () => {
    isLost = false;
  });
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
    await Promise.race([new Promise((resolve) => stdout.flush(resolve)), setTimeout(FLUSH_TIMEOUT)]);
    // Pino flushes once more when the process ends, and where nothing can be written it would try for ever.
    if (isLost) stdout.flushSync = () => {};
    else stdout.flushSync();
  }
  return { log, flush };
}
