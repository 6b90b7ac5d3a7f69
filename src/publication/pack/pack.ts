import { closeSync, fstatSync, openSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { type Blobs, openBlobs, type ReadBytes, readUpTo } from './blobs.ts';
import { type Block, openBlock } from './block.ts';
import { decodeFooter, FOOTER_BYTES } from './footer.ts';
import { type Head, headSchema, type Span } from './head.ts';
import { DamageError, PackError } from './pack-error.ts';
import { openTable, type Table } from './table.ts';

/**
 * A pack holds a whole publication in one file: the bytes of all files (blobs), the table of entries, a head and a footer. An
 * open pack stays the same build, whatever happens to `dist` later. The footer has the digest of the head, the head that of the
 * table, and the table that of each blob, so that only what was sealed is given out.
 */
export interface Pack extends Blobs, Table {
  readonly head: Head;
  /** Whether the whole pack is in memory. Otherwise it is read from its open file, even after that was removed from its folder. */
  readonly isWhole: boolean;
  close(): void;
}

/**
 * A pack up to this size is kept in memory. On Windows every pack is: a folder in which a file is open cannot be renamed there, so
 * no build could take the place of this one.
 */
const RESIDENT_BYTES = process.platform === 'win32' ? Infinity : 16 * 2 ** 20;

/** How many blocks of the table are kept, each of about 15 KB. */
const KEPT_BLOCKS = 128;

/**
 * Opens a pack; throws where the file is missing, cut short, of another format, or damaged in its head or in the top block of its
 * table. `onDamage` is called once for each part that is found damaged, when it is asked for or checked.
 */
export function openPack(file: string, onDamage: (error: DamageError) => void = () => {}): Pack {
  const descriptor = openSync(file, 'r');
  let isOpen = true;
  function close(): void {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  }
  try {
    const { size } = fstatSync(descriptor);
    // A small pack is read whole, so that nothing that overwrites the file later can change it.
    const whole = size <= RESIDENT_BYTES ? readUpTo(descriptor, 0, size) : undefined;
    if (whole) close();
    const bytesAt: ReadBytes = (offset, length, into) =>
      whole ? whole.subarray(offset, offset + length) : readUpTo(descriptor, offset, length, into);
    const blobs = openBlobs(file, bytesAt, onDamage);
    const footer = decodeFooter(bytesAt(Math.max(size - FOOTER_BYTES, 0), FOOTER_BYTES));
    if (typeof footer === 'string') throw new PackError(`${file} ${footer}`);
    const offset = size - FOOTER_BYTES - footer.length;
    if (offset < 0) throw new DamageError(file, 'its footer');
    const head = headSchema.parse(JSON.parse(blobs.read({ ...footer, offset }, 'its head').toString()));
    const table = openTableOf(head, blobs);
    return { head, ...blobs, ...table, isWhole: whole !== undefined, close };
  } catch (error) {
    close();
    throw error;
  }
}

function openTableOf({ table }: Head, { read }: Blobs): Table {
  const kept = new LRUCache<number, Block>({ max: KEPT_BLOCKS });
  const open = (span: Span, into?: Buffer) => openBlock(read(span, 'its table', into));
  return openTable(open(table), (span, into) => {
    if (into) return open(span, into);
    const block = kept.get(span.offset) ?? open(span);
    kept.set(span.offset, block);
    return block;
  });
}
