import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does work that cleans up when it is aborted, which the first signal to end does. Gives its exit code, or that of the
 * signal as a shell says it; a second signal ends the process at once.
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
