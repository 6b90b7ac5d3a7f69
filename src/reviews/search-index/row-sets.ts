import { type Lists, listAt } from './lists.ts';

/** A set of rows, one bit each; row 0 is the lowest bit of word 0. */
export type Bitmap = Uint32Array;

/** How many words a bitmap of so many rows has. */
export function bitmapWidth(size: number): number {
  return Math.ceil(size / 32);
}

export function addRow(bitmap: Bitmap, row: number): void {
  bitmap[row >>> 5] = (bitmap[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function addRows(bitmap: Bitmap, rows: Bitmap): void {
  for (let word = 0; word < bitmap.length; word++) bitmap[word] = (bitmap[word] ?? 0) | (rows[word] ?? 0);
}

export function hasRow(bitmap: Bitmap, row: number): boolean {
  return ((bitmap[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
}

/** Puts a bitmap in the place of each list of rows that is at least as long as one; the length tells which it is. */
export function packRowSets(lists: Lists, size: number): Lists {
  const width = bitmapWidth(size);
  const starts = new Uint32Array(lists.starts.length);
  for (let index = 0; index < starts.length - 1; index++) {
    const length = listAt(lists, index).length;
    starts[index + 1] = (starts[index] ?? 0) + Math.min(length, width);
  }
  const packed = { starts, values: new Uint32Array(starts.at(-1) ?? 0) };
  for (let index = 0; index < starts.length - 1; index++) {
    const rows = listAt(lists, index);
    const place = listAt(packed, index);
    if (rows.length < width) place.set(rows);
    else for (const row of rows) addRow(place, row);
  }
  return packed;
}

/** Set `index` as a bitmap, a view where it is stored as one. */
export function rowSetAt(packed: Lists, index: number, size: number): Bitmap {
  const width = bitmapWidth(size);
  const stored = listAt(packed, index);
  if (stored.length === width) return stored;
  const bitmap = new Uint32Array(width);
  for (const row of stored) addRow(bitmap, row);
  return bitmap;
}

/** Counts the rows from `start` to `end` (exclusive) that all the sets hold, and gives the first `limit` of them. */
export function selectRows(
  sets: readonly Bitmap[],
  start: number,
  end: number,
  limit: number,
): { total: number; rows: number[] } {
  const rows: number[] = [];
  let total = 0;
  for (let word = start >>> 5; word * 32 < end; word++) {
    let bits = rangeBits(word, start, end);
    for (const set of sets) bits &= set[word] ?? 0;
    total += popCount(bits);
    for (; bits !== 0 && rows.length < limit; bits &= bits - 1) rows.push(word * 32 + 31 - Math.clz32(bits & -bits));
  }
  return { total, rows };
}

function rangeBits(word: number, start: number, end: number): number {
  const from = start - word * 32;
  const to = end - word * 32;
  const fromBits = from > 0 ? -1 << from : -1;
  return to < 32 ? fromBits & ~(-1 << to) : fromBits;
}

export function popCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
