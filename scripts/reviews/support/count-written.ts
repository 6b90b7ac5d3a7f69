import { Cancelled } from '../../support/run.ts';

/**
 * Runs work that writes step by step, and returns how often it wrote. If the user stops it, the message says whether anything was
 * written.
 */
export async function countWritten(work: (onWritten: () => void) => Promise<void>): Promise<number> {
  let written = 0;
  const onWritten = () => {
    written += 1;
  };
  try {
    await work(onWritten);
  } catch (error) {
    throw error instanceof Cancelled && written > 0 ? new Cancelled('Stopped; what you said before is written.') : error;
  }
  return written;
}
