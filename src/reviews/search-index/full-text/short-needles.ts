import { groupValues, type Lists } from '../arrays/lists.ts';
import { type Bitmap, packRowSets, rowSetAt } from '../arrays/row-sets.ts';

const SPACE = 0x20;
/** Keys below this are characters of one or two bytes (up to U+07FF); then come pairs of ASCII characters. */
const PAIRS = 0x800;
/** From here on two ASCII characters with a space between them. */
const SPACED = PAIRS + 0x80 * 0x80;
const KEYS = SPACED + 0x80 * 0x80;
const SPACED_NEEDLE = /^[\0-\x7f] [\0-\x7f]$/;

/** For every needle that is short enough the rows whose text contains it; texts are byte strings. */
export function createShortNeedles(texts: readonly string[]): Lists {
  const lists = groupValues(KEYS, (add) => {
    const lastRow = new Int32Array(KEYS).fill(-1);
    for (const [row, text] of texts.entries()) {
      forEachKey(text, (key) => {
        if (lastRow[key] !== row) add(key, row);
        lastRow[key] = row;
      });
    }
  });
  return packRowSets(lists, texts.length);
}

/** Whether a needle has rows here: one or two bytes, or two ASCII characters around a space. */
export function isShortNeedle(needle: string): boolean {
  return needle.length <= 2 || SPACED_NEEDLE.test(needle);
}

/** The rows whose text contains a short needle. */
export function rowsWithShortNeedle(shortNeedles: Lists, needle: string, size: number): Bitmap {
  let longest = 0;
  forEachKey(needle, (key) => {
    longest = key;
  });
  return rowSetAt(shortNeedles, longest, size);
}

/** Visits the key of every short needle in a byte string; of those that end at the same byte, the longest is last. */
function forEachKey(text: string, visit: (key: number) => void): void {
  // No character: a byte that neither is ASCII nor starts a character of two bytes.
  let beforeLast = 0x80;
  let last = 0x80;
  for (let index = 0; index < text.length; index++) {
    const byte = text.charCodeAt(index);
    // UTF-8: 110xxxxx 10xxxxxx.
    if (last >> 5 === 0b110) visit(((last & 0x1f) << 6) | (byte & 0x3f));
    if (byte < 0x80) {
      visit(byte);
      if (last < 0x80) visit(PAIRS + last * 0x80 + byte);
      if (last === SPACE && beforeLast < 0x80) visit(SPACED + beforeLast * 0x80 + byte);
    }
    beforeLast = last;
    last = byte;
  }
}
