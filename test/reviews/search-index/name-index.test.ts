import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasRow } from '../../../src/reviews/search-index/arrays/row-sets.ts';
import { createNameIndex, rowsWithName } from '../../../src/reviews/search-index/name-index.ts';

const name = fc.constantFrom('', 'ana', 'ana b', 'bob', 'jos\xc3\xa9');

it('finds the rows of each name, also where a row names it twice', () => {
  fc.assert(
    fc.property(fc.array(fc.array(name, { maxLength: 4 }), { maxLength: 80 }), name, (namesOfRows, wanted) => {
      const rows = rowsWithName(createNameIndex(namesOfRows), wanted, namesOfRows.length);
      expect([...namesOfRows.keys()].filter((row) => hasRow(rows, row))).toEqual(
        [...namesOfRows.keys()].filter((row) => namesOfRows[row]?.includes(wanted)),
      );
    }),
  );
});

it('gives an empty array for a name that no row has', () => {
  expect(rowsWithName(createNameIndex([['ana'], []]), 'an', 2)).toHaveLength(0);
});
