/** How long servers may take to shut down, in ms: browsers keep their connections open. */
const PATIENCE_MS = 2000;

/** Ends this process at a signal, after its servers. */
export function endAtSignal(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      const end = () => process.exit(0);
      setTimeout(end, PATIENCE_MS).unref();
      stop().then(end, end);
    });
  }
}
