import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createVocabulary } from '../../../../src/reviews/search-index/arrays/vocabulary.ts';
import { createEndings, endsWith, wordsWithEnding } from '../../../../src/reviews/search-index/full-text/endings.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\xff'), maxLength: 4 });

it('finds the words that end with a needle', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (given, ending) => {
      const words = given.sort();
      const vocabulary = createVocabulary(words);
      const needle = Buffer.from(ending, 'latin1');
      const numbers = [...words.keys()];
      const expected = numbers.filter((number) => words[number]?.endsWith(ending));
      expect([...wordsWithEnding(createEndings(words), vocabulary, needle)].sort((a, b) => a - b)).toEqual(expected);
      expect(numbers.filter((number) => endsWith(vocabulary, number, needle))).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});
