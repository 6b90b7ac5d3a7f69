import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENGLISH_DICTIONARY } from '../../../src/insights/languages/english/forms.ts';
import { parsePattern } from '../../../src/insights/lexicon/pattern.ts';
import { findPatterns, indexPatterns } from '../../../src/insights/lexicon/pattern-index.ts';
import { matchAt, patternOf } from '../../support/content/match-at.ts';

/** Where patterns stand in a sentence, as `number from first to last`. */
function found(lines: readonly string[], stems: readonly string[]): string[] {
  const index = indexPatterns(lines.map(patternOf));
  return findPatterns(index, stems).map(({ number, first, last }) => `${number} from ${first} to ${last}`);
}

it('finds a pattern where all its words stand, in the order of the sentence', () => {
  const lines = ['a b', 'a c', 'a d e'];
  expect(found(lines, ['a', 'a', 'b'])).toEqual(['0 from 1 to 3']);
  expect(found(lines, ['a', 'd', 'e', 'a', 'c'])).toEqual(['2 from 0 to 3', '1 from 3 to 5']);
  expect(found(lines, ['e', 'a', 'd'])).toEqual([]);
  expect(found(lines, ['a', 'd', 'a'])).toEqual([]);
  expect(found(['a ... b'], ['b', 'a', 'c', 'c', 'c', 'b'])).toEqual(['0 from 1 to 6']);
  expect(found(['a ... b'], ['b', 'a', 'c', 'c', 'c', 'c', 'b'])).toEqual([]);
});

it('finds a pattern wherever it stands in a long sentence', () => {
  for (let before = 0; before < 70; before += 1) {
    const stems = [...Array<string>(before).fill('d'), 'a', 'b', 'd', 'c'];
    expect(found(['a b * c'], stems)).toEqual([`0 from ${before} to ${before + 4}`]);
  }
});

it('tells choices apart whose words share a sign', () => {
  const words = Array.from({ length: 70 }, (_, at) => `x${String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))}`);
  const lines = words.map((word) => `a ${word}`);
  for (const [at, word] of words.entries()) expect(found(lines, ['a', word])).toEqual([`${at} from 0 to 2`]);
});

it('finds nothing before the beginning of a sentence, nor beyond the end that is given', () => {
  expect(found(['a b', 'a c'], ['b', 'a'])).toEqual([]);
  const index = indexPatterns(['a b', 'a ... c'].map(patternOf));
  expect(findPatterns(index, ['a', 'b', 'c'], () => 2)).toEqual([{ number: 0, first: 0, last: 2 }]);
});

it('finds what stands in a sentence, and each once', () => {
  const lines = ['a', 'a b', 'a * c', 'a ... c', 'b|c a?  b', 'c c', 'a? b', 'b d?  a|c ... d', 'd * * a b', 'a ... b ... a'];
  const known = lines.filter((line) => typeof parsePattern(line, ENGLISH_DICTIONARY) !== 'string');
  const word = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), fc.shuffledSubarray(known, { minLength: 1 }), (stems, some) => {
      const standing = stems.flatMap((_, first) =>
        some.flatMap((line, number) => {
          const last = matchAt(patternOf(line), stems, first);
          return last === -1 ? [] : [`${number} from ${first} to ${last}`];
        }),
      );
      expect(found(some, stems)).toEqual(standing);
    }),
  );
});
