import { expect, it } from 'vitest';
import { areNoIds } from '../../../../src/editing/imports/columns/no-ids.ts';

it('tells the numbers of rows, and what is the same in all, from ids', () => {
  const none = [
    ['1', '2', '3'],
    ['0', '1'],
    ['undefined', 'undefined'],
  ];
  const others = [['1'], ['17', '18'], ['1', '3'], ['a', 'b'], ['', ''], ['a']];
  expect(none.map(areNoIds)).toEqual([true, true, true]);
  expect(others.filter(areNoIds)).toEqual([]);
});
