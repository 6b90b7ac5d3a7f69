import { describe, expect, it } from 'vitest';
import { fieldName } from '../../../src/authoring/source/field-name.ts';
import { checkSource, isGroup, listAt, type Source, textAt, valueAt } from '../../../src/authoring/source/source.ts';

describe('a check', () => {
  const source: Source = {
    file: 'a.yaml',
    value: 6,
    nameOf: fieldName,
    locator: () => (path, part) => ({ line: path.length, column: part === 'key' ? 1 : 9 }),
  };

  it('gives what it makes of the value', () => {
    expect(checkSource(source, (value) => ({ ok: true, value: [value] }))).toEqual({ found: [[6]], problems: [] });
  });

  it('finds issues, which are problems at the place of their field, or at an unknown key', () => {
    const issues = [
      { path: [], code: 'a', message: 'is wrong' },
      { path: ['response', 'text'], code: 'b', message: 'is empty' },
      { path: ['response', 'txt'], code: 'unrecognized_keys', message: 'unknown key "txt"' },
    ];
    expect(checkSource(source, () => ({ ok: false, issues }))).toEqual({
      found: [],
      problems: [
        { file: 'a.yaml', line: 0, column: 9, message: 'is wrong' },
        { file: 'a.yaml', line: 2, column: 9, message: 'text under response: is empty' },
        { file: 'a.yaml', line: 2, column: 1, message: 'response: unknown key "txt"' },
      ],
    });
  });
});

it('an issue of a value in curly quotes says so', () => {
  const source: Source = {
    file: 'a.yaml',
    value: { a: ['“5”'] },
    nameOf: fieldName,
    locator: () => () => ({ line: 1, column: 1 }),
  };
  const issues = [{ path: ['a', 0], code: 'a', message: 'is wrong' }];
  expect(checkSource(source, () => ({ ok: false, issues })).problems[0]?.message).toMatch(
    /^1st entry of a: is wrong; curly quotes/,
  );
});

describe('a value not yet checked', () => {
  it('has parts', () => {
    expect(valueAt({ a: [{ b: 5 }] }, ['a', 0, 'b'])).toBe(5);
    expect(valueAt({ a: null }, ['a', 0, 'b'])).toBeUndefined();
  });

  it('is a group of keys or is not', () => {
    expect([{}, [], null, 'a'].map(isGroup)).toEqual([true, false, false, false]);
  });

  it('may hold a text', () => {
    expect(textAt({ id: 'a' }, 'id')).toBe('a');
    for (const value of [{ id: 5 }, {}, null]) expect(textAt(value, 'id')).toBeUndefined();
    expect([{ ids: ['a'] }, { ids: 'a' }, null].map((value) => listAt(value, 'ids'))).toEqual([['a'], [], []]);
  });
});
