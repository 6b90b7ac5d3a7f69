import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { describeFileError, errorCode } from './file-error.ts';

export type FileRead<T> = { ok: true; value: T } | { ok: false; message: string };

/** Opens a regular file for the reader. Whatever keeps it from being read is told in words. */
export async function readRegularFile<T>(
  path: string,
  reader: (file: FileHandle, size: number) => Promise<T>,
): Promise<FileRead<T>> {
  let file: FileHandle | undefined;
  try {
    // Without O_NONBLOCK, opening a FIFO would wait for a writer. The open file is asked, as the path may be replaced meanwhile.
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const status = await file.stat();
    if (status.isDirectory()) return { ok: false, message: 'is a folder; a file is required' };
    if (!status.isFile()) return { ok: false, message: 'is not a regular file' };
    return { ok: true, value: await reader(file, status.size) };
  } catch (error) {
    const isDangling = await isDanglingLink(path, error);
    return { ok: false, message: isDangling ? 'is a symbolic link to a file that does not exist' : describeFileError(error) };
  } finally {
    await file?.close();
  }
}

async function isDanglingLink(path: string, error: unknown): Promise<boolean> {
  if (errorCode(error) !== 'ENOENT') return false;
  return lstat(path).then(
    (status) => status.isSymbolicLink(),
    () => false,
  );
}
