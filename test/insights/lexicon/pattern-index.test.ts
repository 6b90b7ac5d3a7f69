import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENGLISH_DICTIONARY } from '../../../src/insights/languages/english/forms.ts';
import { matchAt, type Pattern, parsePattern } from '../../../src/insights/lexicon/pattern.ts';
import { candidatesIn, indexPatterns } from '../../../src/insights/lexicon/pattern-index.ts';

function patternOf(line: string): Pattern {
  const pattern = parsePattern(line, ENGLISH_DICTIONARY);
  if (typeof pattern === 'string') throw new Error(pattern);
  return pattern;
}

/** Where patterns may be in a sentence, as `number at first`. */
function candidates(lines: readonly string[], stems: readonly string[]): string[] {
  const index = indexPatterns(lines.map(patternOf));
  return candidatesIn(index, stems).map(({ number, first }) => `${number} at ${first}`);
}

it('looks for a pattern where its rarest word stands, if the next rarest stands in its place too', () => {
  const lines = ['a b', 'a c', 'a d e'];
  expect(candidates(lines, ['a', 'a', 'b'])).toEqual(['0 at 1']);
  expect(candidates(lines, ['a', 'd', 'e'])).toEqual(['2 at 0']);
  expect(candidates(lines, ['e', 'a', 'd'])).toEqual([]);
  expect(candidates(lines, ['a', 'd', 'a'])).toEqual([]);
  expect(candidates(['a ... b'], ['b', 'a', 'c', 'c', 'c', 'b'])).toEqual(['0 at 1']);
  expect(candidates(['a ... b'], ['b', 'a', 'c', 'c', 'c', 'c', 'b'])).toEqual([]);
});

it('finds a pattern wherever it stands in a long sentence', () => {
  for (let before = 0; before < 70; before += 1)
    expect(candidates(['a b * c'], [...Array<string>(before).fill('d'), 'a', 'b', 'd', 'c'])).toEqual([`0 at ${before}`]);
});

it('looks for nothing before the beginning of a sentence', () => {
  expect(candidates(['a b', 'a c'], ['b', 'a'])).toEqual([]);
});

it('passes over no place where a pattern stands', () => {
  const lines = ['a', 'a b', 'a * c', 'a ... c', 'b|c a?  b', 'c c', 'a? b', 'b d?  a|c ... d', 'd * * a b'];
  const known = lines.filter((line) => typeof parsePattern(line, ENGLISH_DICTIONARY) !== 'string');
  const word = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), fc.shuffledSubarray(known, { minLength: 1 }), (stems, some) => {
      const standing = some.flatMap((line, number) =>
        stems.flatMap((_, first) => (matchAt(patternOf(line), stems, first) === -1 ? [] : [`${number} at ${first}`])),
      );
      const found = candidates(some, stems);
      expect(found).toEqual(expect.arrayContaining(standing));
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
