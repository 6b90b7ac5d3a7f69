import { expect, it } from 'vitest';
import { fieldName } from '../../../src/authoring/source/field-name.ts';
import { checkSource, isGroup, listAt, type Source, textAt, valueAt } from '../../../src/authoring/source/source.ts';

const sourceOf = (value: unknown): Source => ({
  file: 'a.yaml',
  value,
  nameOf: fieldName,
  locator: () => (path, part) => ({ line: path.length, column: part === 'key' ? 1 : 9 }),
});

it('a check gives what it makes of the value', () => {
  expect(checkSource(sourceOf(6), (value) => ({ ok: true, value: [value] }))).toEqual({ found: [[6]], problems: [] });
});

it('a check finds issues, which are problems at the place of their field, or at an unknown key', () => {
  const issues = [
    { path: [], code: 'a', message: 'is wrong' },
    { path: ['response', 'text'], code: 'b', message: 'is empty' },
    { path: ['response', 'txt'], code: 'unrecognized_keys', message: 'unknown key "txt"' },
    { path: ['a', 0], code: 'a', message: 'is wrong' },
  ];
  expect(checkSource(sourceOf({ a: ['“5”'] }), () => ({ ok: false, issues }))).toEqual({
    found: [],
    problems: [
      { file: 'a.yaml', line: 0, column: 9, message: 'is wrong' },
      { file: 'a.yaml', line: 2, column: 9, message: 'text under response: is empty' },
      { file: 'a.yaml', line: 2, column: 1, message: 'response: unknown key "txt"' },
      { file: 'a.yaml', line: 2, column: 9, message: expect.stringMatching(/^1st entry of a: is wrong; curly quotes/) },
    ],
  });
});

it('a value not yet checked has parts, is a group of keys or not, and may hold texts', () => {
  expect([valueAt({ a: [{ b: 5 }] }, ['a', 0, 'b']), valueAt({ a: null }, ['a', 0, 'b'])]).toEqual([5, undefined]);
  expect([{}, [], null, 'a'].map(isGroup)).toEqual([true, false, false, false]);
  expect([{ id: 'a' }, { id: 5 }, {}, null].map((value) => textAt(value, 'id'))).toEqual(['a', undefined, undefined, undefined]);
  expect([{ ids: ['a'] }, { ids: 'a' }, null].map((value) => listAt(value, 'ids'))).toEqual([['a'], [], []]);
});
