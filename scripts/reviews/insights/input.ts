import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describeFileError } from '../../../src/authoring/files/file-error.ts';
import { chunksOf } from '../../../src/editing/imports/files/stored-file.ts';
import { Refusal } from '../../support/run.ts';

/** Bytes that can be read as often as needed. */
export interface Input {
  /** All bytes in pieces, the same each time. */
  chunks(): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

/**
 * Opens a file, or standard input for `-`. A stream that can be read only once is copied to a temporary file. `name` is the file's
 * in the refusal that is thrown if it cannot be read.
 */
export async function openInput(path: string, name: string, signal: AbortSignal): Promise<Input> {
  if (path === '-') return spool(process.stdin, signal);
  const file = await open(path).catch((error) => {
    throw new Refusal(`${name} ${describeFileError(error)}`);
  });
  const status = await file.stat();
  if (status.isFile()) return inputOf(file, status.size, signal);
  if (!status.isDirectory()) return spool(file.createReadStream(), signal);
  await file.close();
  throw new Refusal(`${name} is a folder; a file is required`);
}

/** Copies a stream to a temporary file that only its owner can read: it may contain unpublished reviews. */
async function spool(source: Readable, signal: AbortSignal): Promise<Input> {
  const path = join(tmpdir(), `reviews-input-${randomUUID()}`);
  const remove = () => rm(path, { force: true });
  try {
    await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
    const file = await open(path);
    const { chunks, close } = inputOf(file, (await file.stat()).size, signal);
    return { chunks, close: () => close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

function inputOf(file: FileHandle, size: number, signal: AbortSignal): Input {
  return { chunks: () => chunksOf(file, size, signal), close: () => file.close() };
}
