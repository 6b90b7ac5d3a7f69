import { Cancelled } from '../../support/run.ts';

/**
 * Runs work that writes step by step, and counts how often it wrote. If the user stops it, the message says whether anything was
 * written.
 */
export async function countWritten<Result>(work: (onWritten: () => void) => Promise<Result>): Promise<Result> {
  let written = 0;
  const onWritten = () => {
    written += 1;
  };
  try {
    return await work(onWritten);
  } catch (error) {
    throw error instanceof Cancelled && written > 0 ? new Cancelled('Stopped; what you said before is written.') : error;
  }
}
