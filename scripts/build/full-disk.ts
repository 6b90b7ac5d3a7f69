import { describeWriteError, isDiskRefusal, unwrittenFile } from '../../src/authoring/files/file-error.ts';
import { Refusal } from '../support/run.ts';

/** Says of a disk that takes no more what became of the build. Throws any other error again. */
export function refuseFullDisk(error: unknown): never {
  if (!isDiskRefusal(error)) throw error;
  const file = unwrittenFile(error) ?? 'A file of the new build';
  throw new Refusal(`${file} ${describeWriteError(error)}; nothing was built, the last good build stays.`, { cause: error });
}
