import { Cancelled } from '../../support/run.ts';

/** Does work that writes as it goes on, and gives how often it wrote. Whoever stops it hears whether something was written. */
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
