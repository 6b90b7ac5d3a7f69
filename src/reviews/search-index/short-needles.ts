import { groupValues, type Lists } from './lists.ts';
import { type Bitmap, packRowSets, rowSetAt } from './row-sets.ts';

/** Keys below this are characters of one or two bytes (up to U+07FF), the others pairs of ASCII characters. */
const PAIRS = 0x800;
const KEYS = PAIRS + 0x80 * 0x80;

/** For every possible needle of one or two bytes the rows whose text contains it. */
export function createShortNeedles(texts: readonly string[]): Lists {
  const lists = groupValues(KEYS, (add) => {
    const lastRow = new Int32Array(KEYS).fill(-1);
    const addOnce = (key: number, row: number) => {
      if (lastRow[key] !== row) add(key, row);
      lastRow[key] = row;
    };
    for (const [row, text] of texts.entries()) forEachKey(text, (key) => addOnce(key, row));
  });
  return packRowSets(lists, texts.length);
}

/** The rows whose text contains a needle of one or two bytes. */
export function rowsWithShortNeedle(shortNeedles: Lists, needle: string, size: number): Bitmap {
  let last = 0;
  forEachKey(needle, (key) => {
    last = key;
  });
  return rowSetAt(shortNeedles, last, size);
}

/** Visits the keys of a byte string; the key of two characters comes after those of each. */
function forEachKey(text: string, visit: (key: number) => void): void {
  let before = 0x80;
  for (let index = 0; index < text.length; index++) {
    const byte = text.charCodeAt(index);
    if (byte < 0x80) visit(byte);
    if (byte < 0x80 && before < 0x80) visit(PAIRS + before * 0x80 + byte);
    // UTF-8: 110xxxxx 10xxxxxx.
    if (before >> 5 === 0b110) visit(((before & 0x1f) << 6) | (byte & 0x3f));
    before = byte;
  }
}
