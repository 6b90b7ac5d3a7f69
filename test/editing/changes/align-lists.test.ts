import { expect, it } from 'vitest';
import { alignLists } from '../../../src/editing/changes/align-lists.ts';

const places = (before: readonly unknown[], after: readonly unknown[]) => alignLists(before, after)?.map(({ at }) => at);

it.each<[string, readonly unknown[], readonly unknown[], readonly (number | undefined)[] | undefined]>([
  ['entries that stay', ['a', 'b'], ['a', 'b'], [0, 1]],
  ['one that goes', ['a', 'b', 'c'], ['a', 'c'], [0, 2]],
  ['one that comes at the end', ['a'], ['a', 'b'], [0, undefined]],
  ['one that comes before others', ['a', 'b'], ['x', 'a', 'b'], undefined],
  ['one that goes from its place to the end', ['a', 'b', 'c'], ['b', 'a'], [1, undefined]],
  ['entries that change places', ['a', 'b', 'c'], ['c', 'a', 'b'], [2, undefined, undefined]],
  ['a group that has another value', [{ id: 'a' }, { id: 'b', x: 1 }], [{ id: 'b', x: 2 }], [1]],
  ['a group with another name, where it stood', [{ name: 'A' }, { name: 'B' }], [{ name: 'C' }, { name: 'B' }], [0, 1]],
])('%s', (_, before, after, expected) => {
  expect(places(before, after)).toEqual(expected);
});
