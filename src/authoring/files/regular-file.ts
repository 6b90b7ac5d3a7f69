import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { foundOne, type Read, refused } from '../problems/read.ts';
import { describeFileError, errorCode } from './file-error.ts';
import type { Place } from './list-folder.ts';

/** How large a file may be. */
export interface Limit {
  readonly bytes: number;
  /** The same for a message: `4 MB`. */
  readonly words: string;
}

/** More than any file of text or photo needs, and a film that is named like a photo does not fill the memory. */
export const LARGEST: Limit = { bytes: 256 * 1024 * 1024, words: '256 MiB' };

/** Reads a regular file whole. If it cannot be read, a problem says why in words. */
export async function readRegularFile({ path, file }: Place, limit = LARGEST): Promise<Read<Buffer>> {
  let handle: FileHandle | undefined;
  try {
    // Without O_NONBLOCK, opening a FIFO would wait for a writer. The status is that of the open file, because the path may be
    // replaced meanwhile.
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const status = await handle.stat();
    if (status.isDirectory()) return refused(file, 'is a folder; a file is required');
    if (!status.isFile()) return refused(file, 'is not a regular file');
    if (status.size > limit.bytes) return refused(file, `is larger than ${limit.words}`);
    return foundOne(await handle.readFile());
  } catch (error) {
    const isDangling = await isDanglingLink(path, error);
    return refused(file, isDangling ? 'is a symbolic link to a file that does not exist' : describeFileError(error));
  } finally {
    await handle?.close();
  }
}

async function isDanglingLink(path: string, error: unknown): Promise<boolean> {
  if (errorCode(error) !== 'ENOENT') return false;
  return lstat(path).then(
    (status) => status.isSymbolicLink(),
    () => false,
  );
}
