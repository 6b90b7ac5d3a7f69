import { expect, it } from 'vitest';
import { areNoIds } from '../../../../src/editing/imports/columns/no-ids.ts';

it('tells the numbers of rows, what is the same in all, and what Excel cut, from ids', () => {
  const none = [
    ['1', '2', '3'],
    ['0', '1'],
    ['undefined', 'undefined'],
    ['1.02354E+18', '1,02361E+18'],
  ];
  const others = [['1'], ['17', '18'], ['1', '3'], ['a', 'b'], ['', ''], ['a']];
  expect(none.map(areNoIds)).toEqual([true, true, true, true]);
  expect(others.filter(areNoIds)).toEqual([]);
});
