import { createHash } from 'node:crypto';
import { readSync } from 'node:fs';
import { sha256 } from '../digest.ts';
import type { Span } from './head.ts';
import { DamageError } from './pack-error.ts';

/**
 * The blobs of an open file, none of which is given out if it has another digest than was sealed. `part` is what a blob is called
 * then: the path of its file, or what else it is.
 */
export interface Blobs {
  /** Reads a blob, into the buffer where one is given; throws where the blob is damaged. */
  read(span: Span, part: string, into?: Buffer): Buffer;
  /** For blobs that are asked for in the order in which they lie. */
  inOrder(): OrderedBlobs;
  /** Reads the bytes from `start` up to, and without, `end`; throws where any part of the blob is damaged. */
  readPart(span: Span, start: number, end: number, part: string): Buffer;
  /** Compares a blob with its digest, 128 KiB in each step; throws where it is damaged. */
  check(span: Span, part: string): Generator<void>;
}

/** Reads larger pieces, and gives views of them. */
interface OrderedBlobs {
  read(span: Span, part: string): Buffer;
  /** Says that what was read before is needed no more: its memory is used again. */
  release(): void;
}

/** So much is read and hashed at once where the blobs themselves are not needed: a tenth of a millisecond, more where the disk is slow. */
const STEP_BYTES = 128 * 2 ** 10;

/** So much is read at once for a build, which takes most blobs of the last one in their order. */
const PIECE_BYTES = 512 * 2 ** 10;

/** Gives bytes of the file, fewer where it ends before them; they are read into the buffer where one is given. */
export type ReadBytes = (offset: number, length: number, into?: Buffer) => Buffer;

/** `onDamage` is called once for each blob that is found damaged. */
export function openBlobs(file: string, bytesAt: ReadBytes, onDamage: (error: DamageError) => void): Blobs {
  // By their offsets. Whoever asks for a damaged blob again and again does not make the server read it each time.
  const damaged = new Map<number, DamageError>();
  const sound = new Set<number>();
  let step: Buffer | undefined;
  const checkedBytesAt = createWindow(STEP_BYTES, (offset, length) => {
    step ??= Buffer.allocUnsafeSlow(STEP_BYTES);
    return bytesAt(offset, length, step);
  });

  function refuseKnown({ offset }: Span): void {
    const known = damaged.get(offset);
    if (known) throw known;
  }
  function refuse({ offset }: Span, part: string, cause?: unknown): never {
    const error = new DamageError(file, part, { cause });
    damaged.set(offset, error);
    onDamage(error);
    throw error;
  }
  function take(readBytes: ReadBytes, span: Span, start: number, end: number, part: string, into?: Buffer): Buffer {
    try {
      return readBytes(span.offset + start, end - start, into);
    } catch (cause) {
      return refuse(span, part, cause);
    }
  }
  function* check(span: Span, part: string): Generator<void> {
    refuseKnown(span);
    const hash = createHash('sha256');
    for (let start = 0; start < span.length; start += STEP_BYTES) {
      hash.update(take(checkedBytesAt, span, start, Math.min(start + STEP_BYTES, span.length), part));
      yield;
    }
    if (hash.digest('hex') !== span.digest) refuse(span, part);
  }
  function readFrom(readBytes: ReadBytes, span: Span, part: string, into?: Buffer): Buffer {
    refuseKnown(span);
    const bytes = take(readBytes, span, 0, span.length, part, into);
    return sha256(bytes) === span.digest ? bytes : refuse(span, part);
  }
  return {
    check,
    read: (span, part, into) => readFrom(bytesAt, span, part, into),
    inOrder() {
      const pool = createPool(PIECE_BYTES);
      const piecesAt = createWindow(PIECE_BYTES, (offset, length) =>
        bytesAt(offset, length, length === PIECE_BYTES ? pool.take() : undefined),
      );
      return { read: (span, part) => readFrom(piecesAt, span, part), release: pool.release };
    },
    readPart(span, start, end, part) {
      if (!sound.has(span.offset)) for (const _ of check(span, part));
      sound.add(span.offset);
      return take(bytesAt, span, start, end, part);
    },
  };
}

/** Reads what lies behind as well, `size` bytes at least: of 680,000 blobs most are small, and lie in the order in which they are read. */
function createWindow(size: number, bytesAt: ReadBytes): ReadBytes {
  let bytes: Buffer = Buffer.alloc(0);
  let first = 0;
  return (offset, length) => {
    if (offset < first || offset + length > first + bytes.length) {
      first = offset;
      bytes = bytesAt(offset, Math.max(size, length));
    }
    return bytes.subarray(offset - first, offset - first + length);
  };
}

/** Buffers of one size that are used again: for thousands of new ones the garbage would be collected at every turn. */
function createPool(size: number): { take: () => Buffer; release: () => void } {
  const buffers: Buffer[] = [];
  let taken = 0;
  return {
    take() {
      const buffer = buffers[taken] ?? Buffer.allocUnsafeSlow(size);
      buffers[taken] = buffer;
      taken++;
      return buffer;
    },
    /** The one that was taken last stays: what comes next may begin in it. */
    release() {
      const kept = buffers.splice(Math.max(0, taken - 1), 1);
      buffers.unshift(...kept);
      taken = kept.length;
    },
  };
}

/** Reads from a file; gives fewer bytes where it ends before them. */
export function readUpTo(
  descriptor: number,
  offset: number,
  length: number,
  bytes: Buffer = Buffer.allocUnsafeSlow(length),
): Buffer {
  let filled = 0;
  while (filled < length) {
    const count = readSync(descriptor, bytes, filled, length - filled, offset + filled);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}
