import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitsPair, wordStart } from '../../../../src/reviews/text/cutting/word-start.ts';
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

it('a cut splits a pair where both parts are ill-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.nat(30), (text, at) => {
      expect(splitsPair(text, at)).toBe(!text.slice(0, at).isWellFormed() && !text.slice(at).isWellFormed());
    }),
  );
});
