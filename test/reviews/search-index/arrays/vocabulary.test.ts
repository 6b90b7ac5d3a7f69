import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createVocabulary,
  wordAt,
  wordCount,
  wordsEqual,
  wordsWithPrefix,
} from '../../../../src/reviews/search-index/arrays/vocabulary.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\xff'), maxLength: 4 });
const sortedWords = fc.uniqueArray(word).map((words) => words.sort());

it.each([
  ['start with a prefix', wordsWithPrefix, (each: string, prefix: string) => each.startsWith(prefix)],
  ['equal another', wordsEqual, (each: string, other: string) => each === other],
])('finds the words that %s', (_, find, isWanted) => {
  fc.assert(
    fc.property(sortedWords, word, (words, wanted) => {
      const { start, end } = find(createVocabulary(words), wanted);
      expect(words.slice(start, end)).toEqual(words.filter((each) => isWanted(each, wanted)));
    }),
    { numRuns: 1000 },
  );
});

it('counts its words, and gives each back as text', () => {
  const vocabulary = createVocabulary(['', 'Dana', 'Ren\xc3\xa9e']);
  expect([wordCount(createVocabulary([])), wordCount(vocabulary)]).toEqual([0, 3]);
  expect([0, 1, 2].map((word) => wordAt(vocabulary, word))).toEqual(['', 'Dana', 'Renée']);
});
