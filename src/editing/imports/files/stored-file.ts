import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { describeFileError } from '../../../authoring/files/file-error.ts';
import { ExportError } from './export-error.ts';

/** Bytes that can be read as often as needed, in pieces that are the same each time. */
export interface Bytes {
  /** What it is called in a message. */
  readonly name: string;
  chunks(): AsyncIterable<Uint8Array>;
}

/** A file on the disk. A zip can only be read from such a file. */
export interface StoredFile extends Bytes {
  readonly handle: FileHandle;
}

/** Opens a file for reading, or throws an `ExportError`. The caller closes its handle. */
export async function openStoredFile(path: string, name: string): Promise<StoredFile> {
  const handle = await open(path).catch((error) => {
    throw new ExportError(describeFileError(error));
  });
  const status = await handle.stat();
  if (status.isFile()) return { name, handle, chunks: () => chunksOf(handle, status.size) };
  await handle.close();
  throw new ExportError(status.isDirectory() ? 'is a folder; a file is required' : 'is not a regular file');
}

/** 64 KiB. */
const CHUNK = 64 * 1024;

/** Reads the first `size` bytes; bytes that are appended meanwhile are ignored. */
export async function* chunksOf(handle: FileHandle, size: number, signal?: AbortSignal): AsyncGenerator<Buffer> {
  for (let position = 0; position < size; ) {
    signal?.throwIfAborted();
    const length = Math.min(CHUNK, size - position);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** At least the first `length` bytes, if there are so many. */
export async function firstBytes(bytes: Bytes, length: number): Promise<Buffer> {
  const taken: Uint8Array[] = [];
  let sum = 0;
  for await (const chunk of bytes.chunks()) {
    taken.push(chunk);
    sum += chunk.length;
    if (sum >= length) break;
  }
  return Buffer.concat(taken);
}
