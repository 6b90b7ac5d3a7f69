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
  /** Throws where the blob is damaged. */
  read(span: Span, part: string): Buffer;
  /** Reads the bytes from `start` up to, and without, `end`; throws where any part of the blob is damaged. */
  readPart(span: Span, start: number, end: number, part: string): Buffer;
  /** Compares a blob with its digest, a MiB in each step; throws where it is damaged. */
  check(span: Span, part: string): Generator<void>;
}

/** So much is read and hashed at once where all of a blob is not needed: it takes about a millisecond. */
const STEP_BYTES = 2 ** 20;

/** `bytesAt` gives fewer bytes where the file ends; `onDamage` is called once for each blob that is found damaged. */
export function openBlobs(
  file: string,
  bytesAt: (offset: number, length: number) => Buffer,
  onDamage: (error: DamageError) => void,
): Blobs {
  // By their offsets. Whoever asks for a damaged blob again and again does not make the server read it each time.
  const damaged = new Map<number, DamageError>();
  const sound = new Set<number>();

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
  function take(span: Span, start: number, end: number, part: string): Buffer {
    try {
      return bytesAt(span.offset + start, end - start);
    } catch (cause) {
      return refuse(span, part, cause);
    }
  }
  function* check(span: Span, part: string): Generator<void> {
    refuseKnown(span);
    const hash = createHash('sha256');
    for (let start = 0; start < span.length; start += STEP_BYTES) {
      hash.update(take(span, start, Math.min(start + STEP_BYTES, span.length), part));
      yield;
    }
    if (hash.digest('hex') !== span.digest) refuse(span, part);
  }
  return {
    check,
    read(span, part) {
      refuseKnown(span);
      const bytes = take(span, 0, span.length, part);
      return sha256(bytes) === span.digest ? bytes : refuse(span, part);
    },
    readPart(span, start, end, part) {
      if (!sound.has(span.offset)) for (const _ of check(span, part));
      sound.add(span.offset);
      return take(span, start, end, part);
    },
  };
}

/** Reads from a file; gives fewer bytes where it ends before them. */
export function readUpTo(descriptor: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  while (filled < length) {
    const count = readSync(descriptor, bytes, filled, length - filled, offset + filled);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}
