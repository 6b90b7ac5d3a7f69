import { Cancelled } from '../../support/run.ts';

/**
 * Runs work that writes step by step and says so at each step. If the user stops it, the message says whether anything was written.
 */
export async function tellStopped<Result>(work: (onWritten: () => void) => Promise<Result>): Promise<Result> {
  let isWritten = false;
  const onWritten = () => {
    isWritten = true;
  };
  try {
    return await work(onWritten);
  } catch (error) {
    throw error instanceof Cancelled && isWritten ? new Cancelled('Stopped; what you said before is written.') : error;
  }
}
