import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupValues, lengthAt } from '../../../../src/reviews/search-index/arrays/lists.ts';
import {
  addRow,
  addRows,
  bitmapWidth,
  countInSet,
  hasRow,
  intersectRows,
  packRowSets,
  popCount,
  rowSetAt,
  selectGrouped,
  selectRows,
  unionRows,
} from '../../../../src/reviews/search-index/arrays/row-sets.ts';

const SIZE = 100;
const rowList = fc.uniqueArray(fc.nat(SIZE - 1)).map((rows) => rows.sort((a, b) => a - b));

function bitmapOf(rows: readonly number[]): Uint32Array {
  const bitmap = new Uint32Array(bitmapWidth(SIZE));
  for (const row of rows) addRow(bitmap, row);
  return bitmap;
}

function pack(sets: readonly number[][]) {
  const lists = groupValues(sets.length, (add) => {
    for (const [index, rows] of sets.entries()) for (const row of rows) add(index, row);
  });
  return packRowSets(lists, SIZE);
}

const allRows = Array.from({ length: SIZE }, (_, row) => row);

it('packRowSets gives back each set and never takes more than a bitmap for it', () => {
  fc.assert(
    fc.property(fc.array(rowList), (sets) => {
      const packed = pack(sets);
      for (const [index, rows] of sets.entries()) {
        expect(rowSetAt(packed, index, SIZE)).toEqual(bitmapOf(rows));
        expect(lengthAt(packed, index)).toBe(Math.min(rows.length, bitmapWidth(SIZE)));
      }
    }),
  );
});

it('addRows unites two sets', () => {
  fc.assert(
    fc.property(rowList, rowList, (one, other) => {
      const united = bitmapOf(one);
      addRows(united, bitmapOf(other));
      expect(allRows.filter((row) => hasRow(united, row))).toEqual(
        allRows.filter((row) => one.includes(row) || other.includes(row)),
      );
    }),
  );
});

it('selectRows counts the rows that all sets hold within the range and gives the first of them', () => {
  fc.assert(
    fc.property(
      fc.array(rowList, { maxLength: 3 }),
      fc.nat(SIZE),
      fc.nat(SIZE),
      fc.integer({ min: 1, max: 40 }),
      (sets, start, end, limit) => {
        const expected = allRows.filter((row) => row >= start && row < end && sets.every((rows) => rows.includes(row)));
        const selection = { sets: sets.map(bitmapOf), start, end };
        expect(selectRows(selection, limit)).toEqual({ total: expected.length, rows: expected.slice(0, limit) });
      },
    ),
    { numRuns: 1000 },
  );
});

it('popCount counts the bits of any number', () => {
  fc.assert(
    fc.property(fc.integer(), (bits) => {
      expect(popCount(bits)).toBe((bits >>> 0).toString(2).replaceAll('0', '').length);
    }),
  );
});

it('countInSet counts the rows that a stored set shares with a bitmap, however it is stored', () => {
  fc.assert(
    fc.property(rowList, rowList, (stored, rows) => {
      expect(countInSet(pack([stored]), 0, bitmapOf(rows))).toBe(stored.filter((row) => rows.includes(row)).length);
    }),
  );
});

it('unionRows and intersectRows give what any and what all of the sets hold', () => {
  fc.assert(
    fc.property(fc.array(rowList, { maxLength: 3 }), fc.nat(SIZE), fc.nat(SIZE), (lists, start, end) => {
      const sets = lists.map(bitmapOf);
      expect(unionRows(sets, SIZE)).toEqual(bitmapOf(lists.flat()));
      const inAll = allRows.slice(start, end).filter((row) => lists.every((rows) => rows.includes(row)));
      expect(intersectRows({ sets, start, end }, SIZE)).toEqual(bitmapOf(inAll));
    }),
  );
});

it('selectGrouped gives the rows of one group before those of the next, and counts those that it does not give', () => {
  const sets = [bitmapOf([1, 2, 3, 40, 70, 99])];
  const groups = [bitmapOf([40, 99]), bitmapOf([]), bitmapOf([1, 2, 3, 4, 70])];
  const select = (limit: number) => selectGrouped({ sets, start: 2, end: SIZE }, groups, limit);
  expect(select(9)).toEqual({ total: 5, rows: [40, 99, 2, 3, 70] });
  expect(select(3)).toEqual({ total: 5, rows: [40, 99, 2] });
});
