import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, textWords } from '../../../../src/reviews/text/comparing/text-match.ts';
import { anyCharacter } from '../../../support/content/hostile/any-character.ts';

const characters = Array.from({ length: 0x110000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
  (character) => /\P{C}/u.test(character) && character.normalize('NFKC') === character,
);

/** Whether an `i` makes them equal: by the simple case folding of Unicode (ECMA-262, 22.2.2.7.3), which keeps the number of characters. */
const isSameSimply = (one: string, other: string) => new RegExp(`^\\u{${one.codePointAt(0)?.toString(16)}}$`, 'iu').test(other);
const isOne = (text: string) => Array.from(text).length === 1;

it('makes those characters equal that differ in case alone', () => {
  const cases = (character: string) => [character.toLowerCase(), character.toUpperCase()].filter(isOne);
  const pairs = characters.flatMap((character) => cases(character).map((other) => [character, other] as const));
  const same = pairs.filter(([one, other]) => one !== other && isSameSimply(one, other));
  expect(same.length).toBeGreaterThan(2500);
  expect(same.filter(([one, other]) => foldText(one) !== foldText(other))).toEqual([]);
});

it('makes no other characters equal', () => {
  const alike = [...Map.groupBy(characters, foldText)].filter(([folded, { length }]) => isOne(folded) && length > 1);
  expect(alike.length).toBeGreaterThan(1300);
  expect(alike.filter(([, [first = '', ...others]]) => !others.every((other) => isSameSimply(first, other)))).toEqual([]);
});

it('folds a text as its characters, whatever stands beside them', () => {
  const odd = fc.constantFrom(...'aAsSßẞſΣσς İıiIﬁﬀŉǰᾳᾼΐᏸꭰᎠͅ\u0307\u0308\u0301\u00a0\ud83d\ude00.');
  const text = fc.string({ unit: fc.oneof(odd, fc.constantFrom('Σ', 'Α'), fc.string({ unit: anyCharacter, maxLength: 1 })) });
  fc.assert(
    fc.property(text, (given) => {
      expect(foldText(given)).toBe(Array.from(given.normalize('NFKC'), foldText).join(''));
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['STRASSE', 'Straße', 'STRAẞE'],
  ['ﬁx', 'FIX'],
  ['ΟΔΟΣ', 'οδος'],
  ['ᾼΔΩ', 'ᾳδω', 'αιδω'],
  ['ǰ', 'J\u030c'],
])('makes the cases of %s equal, also with more letters', (...texts) => {
  expect(new Set(texts.map(foldText)).size).toBe(1);
});

it('takes neither İ nor ı for an i', () => {
  expect(new Set(['i', 'İ', 'ı'].map(foldText)).size).toBe(3);
});

it.each([
  ['“Ann-Marie’s Boiler: 40 years!”', ['ann', 'marie', 's', 'boiler', '40', 'years']],
  ['ΖΩΉ Zoe\u0301 नमस्ते 師傅', ['ζωή', 'zoé', 'नमस्ते', '師傅']],
  ['…', []],
])('finds the words of %j', (text, words) => {
  expect(textWords(text)).toEqual(words);
});
