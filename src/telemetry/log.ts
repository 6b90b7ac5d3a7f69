import { destination, type Logger, pino } from 'pino';

export type { Logger };

/** Lines wait for each other up to this long, in ms: writing them one by one would cost more than answering. */
const FLUSH_INTERVAL = 100;

/** JSON lines on stdout. `flush` writes what still waits, before the process ends. */
export function createLog(level: string): { log: Logger; flush: () => void } {
  const stdout = destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: FLUSH_INTERVAL });
  // Whoever read the lines is gone; the service goes on.
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
  return { log, flush: () => stdout.flushSync() };
}
