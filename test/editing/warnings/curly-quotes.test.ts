import { expect, it } from 'vitest';
import { curlyQuotesNote, textsIn } from '../../../src/editing/warnings/curly-quotes.ts';

it.each([
  ['“A”', 'stands in curly quotes, which count as a part of it'],
  ['We say “hello”', undefined],
  ['"A"', undefined],
  ['', undefined],
])('%s', (text, note) => {
  expect(curlyQuotesNote(text)).toBe(note);
});

it('finds each text with its path', () => {
  expect(textsIn({ a: 'x', b: [{ c: 'y' }, 1, null] })).toEqual([
    { path: ['a'], text: 'x' },
    { path: ['b', 0, 'c'], text: 'y' },
  ]);
  expect(textsIn(undefined)).toEqual([]);
});
