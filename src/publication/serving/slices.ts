/** How long to wait before the first step, in ms: the first answers of a start and the deliveries of a new build go first. */
const WAIT = 500;
/** In ms: steps run for `SLICE`, and then requests have `PAUSE` for themselves, so that no request waits for the steps. */
const SLICE = 2;
const PAUSE = 8;

/** Runs the steps in the background, some at a time, until they end or throw. Gives a function that stops them. */
export function runInSlices(steps: Iterator<void>, onError: (error: unknown) => void): () => void {
  let timer = setTimeout(takeSome, WAIT).unref();
  function takeSome(): void {
    const end = performance.now() + SLICE;
    try {
      while (performance.now() < end) if (steps.next().done) return;
      timer = setTimeout(takeSome, PAUSE).unref();
    } catch (error) {
      onError(error);
    }
  }
  return () => clearTimeout(timer);
}
