import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Manifest, manifestSchema, type Span } from './manifest.ts';

/**
 * A pack holds a whole publication in one file: the bytes of all files (blobs), the manifest as JSON, and a footer of 16
 * bytes (length of the manifest, format, magic number). Who has opened it sees one build, whatever happens to `dist` later.
 */
const MAGIC = 0x56_52_50_4b;
const FORMAT = 3;
const FOOTER_LENGTH = 16;

export interface PackWriter {
  /** Takes a blob and says where it will be. */
  append(bytes: Uint8Array): Span;
  /** Writes all blobs taken so far at once: a system call for each would cost more than its bytes. */
  flush(): Promise<void>;
  /** Writes manifest and footer and forces everything to the disk. */
  finish(manifest: Manifest): Promise<void>;
  close(): Promise<void>;
}

export async function createPack(file: string): Promise<PackWriter> {
  const handle = await open(file, 'wx');
  let length = 0;
  let pending: Uint8Array[] = [];
  function append(bytes: Uint8Array): Span {
    pending.push(bytes);
    length += bytes.length;
    return [length - bytes.length, bytes.length];
  }
  async function flush(): Promise<void> {
    const bytes = Buffer.concat(pending);
    pending = [];
    await handle.appendFile(bytes);
  }
  return {
    append,
    flush,
    async finish(manifest) {
      const text = Buffer.from(JSON.stringify(manifest));
      append(text);
      append(footer(text.length));
      await flush();
      await handle.sync();
    },
    close: () => handle.close(),
  };
}

function footer(manifestLength: number): Uint8Array {
  const bytes = Buffer.alloc(FOOTER_LENGTH);
  bytes.writeBigUInt64LE(BigInt(manifestLength), 0);
  bytes.writeUInt32LE(FORMAT, 8);
  bytes.writeUInt32LE(MAGIC, 12);
  return bytes;
}

export interface Pack {
  readonly manifest: Manifest;
  /** Reads a blob, for as long as the pack is open, even when the file is gone from its folder. */
  read(span: Span): Buffer;
  /** Whether the whole pack is in memory. */
  readonly isWhole: boolean;
  close(): void;
}

/** A pack up to this size is kept in memory. */
const RESIDENT_BYTES = 64 * 2 ** 20;

/** Says that a pack lacks a part, is damaged or of another format, in one line for the people who run the server. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

/** Opens a pack; throws where the file is missing, cut short or of another format. */
export function openPack(file: string): Pack {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    // A small one is read at once: then nothing that overwrites the file later can reach it.
    const whole = size <= RESIDENT_BYTES ? readExactly(descriptor, 0, size) : undefined;
    const read = ([offset, length]: Span): Buffer => {
      if (offset + length > size) throw new PackError(`the publication ends before byte ${offset + length}`);
      return whole ? whole.subarray(offset, offset + length) : readExactly(descriptor, offset, length);
    };
    return { manifest: readManifest(file, size, read), read, isWhole: whole !== undefined, close: () => closeSync(descriptor) };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

function readManifest(file: string, size: number, read: (span: Span) => Buffer): Manifest {
  if (size < FOOTER_LENGTH) throw new PackError(`${file} is not a publication: ${size} bytes`);
  const end = read([size - FOOTER_LENGTH, FOOTER_LENGTH]);
  if (end.readUInt32LE(12) !== MAGIC) throw new PackError(`${file} is not a publication, or is cut short`);
  const format = end.readUInt32LE(8);
  if (format !== FORMAT)
    throw new PackError(`${file} has format ${format}; this server reads format ${FORMAT}: build again or restart the server`);
  const length = Number(end.readBigUInt64LE(0));
  const start = size - FOOTER_LENGTH - length;
  if (start < 0) throw new PackError(`${file} is not a publication, or is cut short`);
  try {
    return manifestSchema.parse(JSON.parse(read([start, length]).toString()));
  } catch (cause) {
    throw new PackError(`${file} is damaged: no manifest of ${length} bytes is at byte ${start}`, { cause });
  }
}

function readExactly(descriptor: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let filled = 0; filled < length; ) {
    const count = readSync(descriptor, bytes, filled, length - filled, offset + filled);
    if (count === 0) throw new PackError(`the publication ends before byte ${offset + length}`);
    filled += count;
  }
  return bytes;
}
