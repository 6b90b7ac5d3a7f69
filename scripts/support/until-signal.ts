import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work that the first signal aborts, so that it can clean up. Returns its exit code, or after a signal the one that a shell
 * uses for it. A second signal ends the process immediately.
 */
export async function untilSignal(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const controller = new AbortController();
  let stopped: (typeof SIGNALS)[number] | undefined;
  const stop = (signal: (typeof SIGNALS)[number]) => {
    stopped ??= signal;
    for (const each of SIGNALS) process.off(each, stop);
    controller.abort();
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (stopped === undefined) throw error;
    return 128 + constants.signals[stopped];
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
