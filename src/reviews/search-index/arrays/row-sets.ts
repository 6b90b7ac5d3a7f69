import { type Lists, lengthAt, listAt } from './lists.ts';

/** A set of rows, one bit each, in cells of 32; row 0 is the lowest bit of cell 0. */
export type Bitmap = Uint32Array;

/** How many cells a bitmap of so many rows has. */
export function bitmapWidth(size: number): number {
  return Math.ceil(size / 32);
}

/** Adds one row. */
export function addRow(bitmap: Bitmap, row: number): void {
  bitmap[row >>> 5] = (bitmap[row >>> 5] ?? 0) | (1 << (row & 31));
}

function addRowList(bitmap: Bitmap, rows: Uint32Array): void {
  // An index loop: the iterator of a typed array takes several times as long.
  for (let index = 0; index < rows.length; index++) addRow(bitmap, rows[index] ?? 0);
}

/** Adds the rows of another bitmap. */
export function addRows(bitmap: Bitmap, rows: Bitmap): void {
  for (let cell = 0; cell < bitmap.length; cell++) bitmap[cell] = (bitmap[cell] ?? 0) | (rows[cell] ?? 0);
}

/** Whether the row is in the set. */
export function hasRow(bitmap: Bitmap, row: number): boolean {
  return ((bitmap[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
}

/** Stores each list of rows as a bitmap, unless the bitmap would be longer; the stored length tells which it is. */
export function packRowSets(lists: Lists, size: number): Lists {
  const width = bitmapWidth(size);
  const starts = new Uint32Array(lists.starts.length);
  for (let index = 0; index < starts.length - 1; index++) {
    const length = lengthAt(lists, index);
    starts[index + 1] = (starts[index] ?? 0) + Math.min(length, width);
  }
  const packed = { starts, values: new Uint32Array(starts.at(-1) ?? 0) };
  for (let index = 0; index < starts.length - 1; index++) {
    const rows = listAt(lists, index);
    const place = listAt(packed, index);
    if (rows.length < width) place.set(rows);
    else addRowList(place, rows);
  }
  return packed;
}

/** Set `index` as a bitmap, a view where it is stored as one. */
export function rowSetAt(packed: Lists, index: number, size: number): Bitmap {
  const width = bitmapWidth(size);
  const stored = listAt(packed, index);
  if (stored.length === width) return stored;
  const bitmap = new Uint32Array(width);
  addRowList(bitmap, stored);
  return bitmap;
}

/** How many rows of set `index` are in the bitmap. */
export function countInSet(packed: Lists, index: number, rows: Bitmap): number {
  const stored = listAt(packed, index);
  let count = 0;
  if (stored.length === rows.length)
    for (let cell = 0; cell < stored.length; cell++) count += popCount((stored[cell] ?? 0) & (rows[cell] ?? 0));
  else for (let at = 0; at < stored.length; at++) count += Number(hasRow(rows, stored[at] ?? 0));
  return count;
}

/** The rows that are in any of the sets. */
export function unionRows(sets: readonly Bitmap[], size: number): Bitmap {
  const union = new Uint32Array(bitmapWidth(size));
  for (const set of sets) addRows(union, set);
  return union;
}

/** Rows from `start` to `end` (exclusive) that are in all of some sets. */
export interface Selection {
  readonly sets: readonly Bitmap[];
  readonly start: number;
  readonly end: number;
}

/** The rows of a selection. */
export function intersectRows({ sets, start, end }: Selection, size: number): Bitmap {
  const rows = new Uint32Array(bitmapWidth(size));
  for (let cell = start >>> 5; cell * 32 < end; cell++) {
    let bits = rangeBits(cell, start, end);
    for (const set of sets) bits &= set[cell] ?? 0;
    rows[cell] = bits;
  }
  return rows;
}

interface Selected {
  readonly total: number;
  readonly rows: number[];
}

/** Counts the rows of a selection, and gives the first `limit` of them, all those of one group before those of the next. */
export function selectGrouped(selection: Selection, groups: Iterable<Bitmap>, limit: number): Selected {
  const { total } = selectRows(selection, 0);
  const wanted = Math.min(limit, total);
  const rows: number[] = [];
  for (const group of groups) {
    if (rows.length === wanted) break;
    rows.push(...selectRows({ ...selection, sets: [...selection.sets, group] }, wanted - rows.length).rows);
  }
  return { total, rows };
}

/** Counts the rows of a selection, and gives the first `limit` of them. */
export function selectRows({ sets, start, end }: Selection, limit: number): Selected {
  const rows: number[] = [];
  let total = 0;
  for (let cell = start >>> 5; cell * 32 < end; cell++) {
    let bits = rangeBits(cell, start, end);
    for (const set of sets) bits &= set[cell] ?? 0;
    total += popCount(bits);
    for (; bits !== 0 && rows.length < limit; bits &= bits - 1) rows.push(cell * 32 + 31 - Math.clz32(bits & -bits));
  }
  return { total, rows };
}

function rangeBits(cell: number, start: number, end: number): number {
  const from = start - cell * 32;
  const to = end - cell * 32;
  const fromBits = from > 0 ? -1 << from : -1;
  return to < 32 ? fromBits & ~(-1 << to) : fromBits;
}

/** How many of the 32 bits are set. */
export function popCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
