import { createHash } from 'node:crypto';
import { readSync } from 'node:fs';
import { sha256 } from '../digest.ts';
import type { Span } from './head.ts';
import { DamageError } from './pack-error.ts';

/**
 * The blobs of an open pack. A blob is given out only if its digest is the one that was sealed. `part` names the blob in errors:
 * it is the path of its file, or a phrase such as `its head`.
 */
export interface Blobs {
  /** Reads a blob, into the buffer where one is given; throws where the blob is damaged. */
  read(span: Span, part: string, into?: Buffer): Buffer;
  /** Gives a reader for blobs that are asked for in the order in which they lie in the file. */
  inOrder(): OrderedBlobs;
  /**
   * Reads the bytes from `start` up to, but not including, `end`. Before the first read of a blob the whole blob is checked;
   * throws where it is damaged.
   */
  readPart(span: Span, start: number, end: number, part: string): Buffer;
  /** Compares a blob with its digest, 128 KiB in each step; throws where it is damaged. */
  check(span: Span, part: string): Generator<void>;
}

/** Reads the file in larger pieces, and gives views of these. */
interface OrderedBlobs {
  read(span: Span, part: string): Buffer;
  /** Says that the blobs read so far are no longer needed: their memory is used again. */
  release(): void;
}

/** How many bytes a check reads and hashes at once. That takes a tenth of a millisecond, or more where the disk is slow. */
const STEP_BYTES = 128 * 2 ** 10;

/** How many bytes a build reads at once: it takes most blobs of the last pack, in their order. */
const PIECE_BYTES = 512 * 2 ** 10;

/** Gives bytes of the file, fewer where the file ends first. They are read into the buffer `into` if one is given. */
export type ReadBytes = (offset: number, length: number, into?: Buffer) => Buffer;

/** `onDamage` is called once for each blob that is found damaged. */
export function openBlobs(file: string, bytesAt: ReadBytes, onDamage: (error: DamageError) => void): Blobs {
  // The errors of damaged blobs by offset: a damaged blob that is asked for again and again is not read each time.
  const damaged = new Map<number, DamageError>();
  const sound = new Set<number>();
  let step: Buffer | undefined;

  function refuseKnown({ offset, length }: Span): void {
    const known = damaged.get(offset);
    // A blob without bytes has the offset of the one behind it.
    if (known && length > 0) throw known;
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
    step ??= Buffer.allocUnsafeSlow(STEP_BYTES);
    for (let start = 0; start < span.length; start += STEP_BYTES) {
      hash.update(take(bytesAt, span, start, Math.min(start + STEP_BYTES, span.length), part, step));
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
      const { piecesAt, release } = createPieces(bytesAt);
      return { read: (span, part) => readFrom(piecesAt, span, part), release };
    },
    readPart(span, start, end, part) {
      if (!sound.has(span.offset)) for (const _ of check(span, part));
      sound.add(span.offset);
      return take(bytesAt, span, start, end, part);
    },
  };
}

const NOTHING: Buffer = Buffer.alloc(0);

/**
 * Reads the file in pieces: most of 680,000 blobs are small, and they are read in the order in which they lie. The buffers of the pieces
 * are used again: thousands of new ones would start the garbage collection again and again.
 */
function createPieces(bytesAt: ReadBytes): { piecesAt: ReadBytes; release: () => void } {
  const buffers: Buffer[] = [];
  let taken = 0;
  let piece = NOTHING;
  let first = 0;
  function nextBuffer(): Buffer {
    const buffer = buffers[taken] ?? Buffer.allocUnsafeSlow(PIECE_BYTES);
    buffers[taken] = buffer;
    taken++;
    return buffer;
  }
  return {
    piecesAt(offset, length) {
      if (offset < first || offset + length > first + piece.length) {
        // A read that fails may have overwritten what the buffer held.
        piece = NOTHING;
        piece = length > PIECE_BYTES ? bytesAt(offset, length) : bytesAt(offset, PIECE_BYTES, nextBuffer());
        first = offset;
      }
      return piece.subarray(offset - first, offset - first + length);
    },
    /** Makes all buffers free again but the one that was taken last, because the next blob may begin in it. */
    release() {
      const kept = buffers.splice(Math.max(0, taken - 1), 1);
      buffers.unshift(...kept);
      taken = kept.length;
    },
  };
}

/** Reads from a file; gives fewer bytes where the file ends first. */
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
