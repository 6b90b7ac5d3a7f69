import { type Block, type Entry, encodeBlock } from './block.ts';
import type { Span } from './head.ts';

/** How many entries a block has. It has about 15 KB, and is read and compared with its digest as a whole. */
const BLOCK_ENTRIES = 64;

/**
 * The table of all entries, in two levels: blocks of entries, and a top block with one entry for each of them, under the path of
 * its first entry. Only the top block is read when a pack is opened: for 227,000 entries it has 3,500.
 */
export interface Table {
  entry(path: string): Entry | undefined;
  /** All blocks of entries; each can be used until the next one is asked for. Throws at a block that is damaged. */
  blocks(): Generator<Block>;
  /** All entries, in the order of their paths. */
  entries(): Generator<Entry>;
}

/** Writes entries, which come in the order of their paths, with `append`. Gives their number and where the top block is. */
export function writeTable(entries: Iterable<Entry>, append: (bytes: Buffer) => Span): { count: number; table: Span } {
  const top: Entry[] = [];
  let count = 0;
  let block: Entry[] = [];
  function endBlock(): void {
    const [first] = block;
    if (first) top.push({ path: first.path, mediaType: '', lastModified: 0, identity: append(encodeBlock(block)) });
    block = [];
  }
  let before = '';
  for (const entry of entries) {
    if (entry.path <= before) throw new Error(`the entry ${entry.path} must not come after ${before}`);
    before = entry.path;
    block.push(entry);
    count++;
    if (block.length === BLOCK_ENTRIES) endBlock();
  }
  endBlock();
  return { count, table: append(encodeBlock(top)) };
}

/** Opens a table by its top block; `read` gives another block, into the buffer where one is given, or throws. */
export function openTable(top: Block, read: (span: Span, into?: Buffer) => Block): Table {
  function* blocks(): Generator<Block> {
    // All blocks are read into one buffer: thousands that are thrown away would leave tens of megabytes of fragmented memory.
    let buffer = Buffer.allocUnsafeSlow(0);
    for (let number = 0; number < top.count; number++) {
      const { identity } = top.entry(number);
      if (buffer.length < identity.length) buffer = Buffer.allocUnsafeSlow(2 * identity.length);
      yield read(identity, buffer);
    }
  }
  return {
    entry(path) {
      const number = top.search(path);
      if (number < 0) return undefined;
      const block = read(top.entry(number).identity);
      const index = block.search(path);
      const entry = index < 0 ? undefined : block.entry(index);
      return entry?.path === path ? entry : undefined;
    },
    blocks,
    *entries() {
      for (const block of blocks()) for (let index = 0; index < block.count; index++) yield block.entry(index);
    },
  };
}
