import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordEnd, wordStart } from '../../../../src/reviews/text/cutting/word-edges.ts';
import { anyCharacter } from '../../../support/content/hostile/any-character.ts';

it.each([
  ['a word  and more', 1, 12, 2],
  ['a word  and more', 3, 12, 8],
  ['longword hit', 2, 9, 9],
  ['longword hit', 2, 6, 2],
  ['😀😀😀', 1, 5, 2],
  ['😀😀😀', 2, 5, 2],
])('in "%s" the first start of a word from %i on, up to %i, is %i', (text, from, latest, start) => {
  expect(wordStart(text, from, latest)).toBe(start);
});

it.each([
  ['a word  and more', 9, 0, 6],
  ['a word  and more', 11, 0, 11],
  ['a word  and more', 99, 0, 16],
  ['longword hit', 5, 0, 5],
  ['😀😀😀', 3, 0, 2],
])('in "%s" the last end of a word up to %i, from %i on, is %i', (text, to, earliest, end) => {
  expect(wordEnd(text, to, earliest)).toBe(end);
});

it('no edge is within a surrogate pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.nat(30), (text, at) => {
      for (const edge of [wordStart(text, at, at), wordEnd(text, at, 0)])
        expect(text.slice(0, edge).isWellFormed() || text.slice(edge).isWellFormed()).toBe(true);
    }),
  );
});
