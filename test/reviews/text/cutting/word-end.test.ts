import { expect, it } from 'vitest';
import { wordEnd } from '../../../../src/reviews/text/cutting/word-end.ts';

it.each([
  ['a word  and more', 9, 0, 6],
  ['a word  and more', 11, 0, 11],
  ['a word  and more', 99, 0, 16],
  ['longword hit', 5, 0, 5],
  ['😀😀😀', 3, 0, 2],
])('in "%s" the last end of a word up to %i, from %i on, is %i', (text, to, earliest, end) => {
  expect(wordEnd(text, to, earliest)).toBe(end);
});
