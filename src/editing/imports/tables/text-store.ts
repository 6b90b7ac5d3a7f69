import { ExportError } from '../files/export-error.ts';

/** Keeps many texts in little memory: as UTF-8, one after another. */
export interface TextStore {
  add(text: string): void;
  at(index: number): string;
}

/** The most texts and blocks that are read. A file with more was made to fill the memory. */
const MOST_TEXTS = 5_000_000;
const MOST_BLOCKS = 256;

/** 1 MiB. */
const BLOCK = 1024 * 1024;

export function createTextStore(mostBlocks = MOST_BLOCKS): TextStore {
  const blocks: Buffer[] = [];
  // Two lists of numbers take a fraction of the memory of as many objects.
  const starts: number[] = [];
  const lengths: number[] = [];
  let used = BLOCK;
  return {
    add(text) {
      const bytes = Buffer.from(text);
      if (starts.length === MOST_TEXTS || blocks.length > mostBlocks)
        throw new ExportError(`holds more than ${mostBlocks} MB of text`);
      // A text that is longer than a block gets one of its own.
      if (used + bytes.length > BLOCK) {
        blocks.push(bytes.length > BLOCK ? bytes : Buffer.allocUnsafeSlow(BLOCK));
        used = 0;
      }
      if (bytes.length <= BLOCK) blocks.at(-1)?.set(bytes, used);
      starts.push((blocks.length - 1) * BLOCK + used);
      lengths.push(bytes.length);
      used = Math.min(BLOCK, used + bytes.length);
    },
    at(index) {
      const start = starts[index];
      const length = lengths[index];
      if (start === undefined || length === undefined) return '';
      return blocks[Math.floor(start / BLOCK)]?.toString('utf8', start % BLOCK, (start % BLOCK) + length) ?? '';
    },
  };
}
