/** In ms: a start has first answers to give, and a new build is delivered to subscribers. Both go before. */
const WAIT = 500;
/** So long, in ms, steps are taken before requests get their turn, and so long they have it: nobody waits for the steps. */
const SLICE = 2;
const PAUSE = 8;

/** Takes the steps in the background, some at a time, to their end or to an error. Gives a function that stops them. */
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
