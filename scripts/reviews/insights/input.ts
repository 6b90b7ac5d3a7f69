import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describeFileError } from '../../../src/authoring/files/file-error.ts';
import { chunksOf } from '../../../src/editing/imports/files/stored-file.ts';

/** Bytes that can be read as often as needed. */
export interface Input {
  /** All bytes in pieces, the same each time. */
  chunks(): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

export type OpenedInput = { ok: true; input: Input } | { ok: false; message: string };

/** Opens a file, or standard input for `-`. A stream that can be read only once is copied to a temporary file. */
export async function openInput(path: string, signal: AbortSignal): Promise<OpenedInput> {
  if (path === '-') return { ok: true, input: await spool(process.stdin, signal) };
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const status = await file.stat();
    if (status.isFile()) return { ok: true, input: inputOf(file, status.size, signal) };
    if (!status.isDirectory()) return { ok: true, input: await spool(file.createReadStream(), signal) };
    await file.close();
    return { ok: false, message: 'is a folder; a file is required' };
  } catch (error) {
    await file?.close();
    return { ok: false, message: describeFileError(error) };
  }
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
