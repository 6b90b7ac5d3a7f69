import { expect, it } from 'vitest';
import { countsRows } from '../../../../src/editing/imports/columns/counts-rows.ts';

it('tells the numbers of rows from ids', () => {
  expect(
    [
      ['1', '2', '3'],
      ['0', '1'],
    ].map(countsRows),
  ).toEqual([true, true]);
  expect([['1'], ['17', '18'], ['1', '3'], ['a', 'b'], ['', '']].map(countsRows)).toEqual([false, false, false, false, false]);
});
