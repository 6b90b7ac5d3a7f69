import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { sha256 } from '../digest.ts';
import { type Block, openBlock } from './block.ts';
import { decodeFooter, FOOTER_BYTES } from './footer.ts';
import { type Head, headSchema, type Span } from './head.ts';
import { DamageError, PackError } from './pack-error.ts';
import { openTable, type Table } from './table.ts';

/**
 * A pack holds a whole publication in one file: the bytes of all files (blobs), the table of entries, a head and a footer.
 * Who has opened it sees one build, whatever happens to `dist` later. The footer has the digest of the head, the head that of
 * the table, and the table that of each blob: nothing is given out that is not what was sealed.
 */
export interface Pack extends Table {
  readonly head: Head;
  /** Reads a blob, for as long as the pack is open, even when the file is gone from its folder; throws where it is damaged. */
  read(span: Span, part: string): Buffer;
  /** Whether the whole pack is in memory. */
  readonly isWhole: boolean;
  close(): void;
}

/** A pack up to this size is kept in memory. */
const RESIDENT_BYTES = 64 * 2 ** 20;

/** How many blocks of the table are kept, each of about 15 KB. */
const KEPT_BLOCKS = 128;

/** Opens a pack; throws where the file is missing, cut short, of another format, or its head is not what was sealed. */
export function openPack(file: string): Pack {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    // A small one is read at once: then nothing that overwrites the file later can reach it.
    const whole = size <= RESIDENT_BYTES ? readUpTo(descriptor, 0, size) : undefined;
    const bytesAt = (offset: number, length: number) =>
      whole ? whole.subarray(offset, offset + length) : readUpTo(descriptor, offset, length);
    function read({ offset, length, digest }: Span, part: string): Buffer {
      const bytes = bytesAt(offset, length);
      if (sha256(bytes) !== digest) throw new DamageError(file, part);
      return bytes;
    }
    const footer = decodeFooter(bytesAt(Math.max(size - FOOTER_BYTES, 0), FOOTER_BYTES));
    if (typeof footer === 'string') throw new PackError(`${file} ${footer}`);
    const offset = size - FOOTER_BYTES - footer.length;
    if (offset < 0) throw new DamageError(file, 'its footer');
    const head = headSchema.parse(JSON.parse(read({ ...footer, offset }, 'its head').toString()));
    return { head, ...openTableOf(head, read), read, isWhole: whole !== undefined, close: () => closeSync(descriptor) };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

function openTableOf({ table }: Head, read: Pack['read']): Table {
  const kept = new LRUCache<number, Block>({ max: KEPT_BLOCKS });
  const open = (span: Span) => openBlock(read(span, 'its table'));
  return openTable(open(table), (span) => {
    const block = kept.get(span.offset) ?? open(span);
    kept.set(span.offset, block);
    return block;
  });
}

/** Gives fewer bytes where the file ends before them. */
function readUpTo(descriptor: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  while (filled < length) {
    const count = readSync(descriptor, bytes, filled, length - filled, offset + filled);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}
