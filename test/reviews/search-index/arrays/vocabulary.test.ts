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

it('finds the words that start with a prefix', () => {
  fc.assert(
    fc.property(sortedWords, word, (words, prefix) => {
      const { start, end } = wordsWithPrefix(createVocabulary(words), prefix);
      expect(words.slice(start, end)).toEqual(words.filter((each) => each.startsWith(prefix)));
    }),
    { numRuns: 1000 },
  );
});

it('finds the word that equals another', () => {
  fc.assert(
    fc.property(sortedWords, word, (words, wanted) => {
      const { start, end } = wordsEqual(createVocabulary(words), wanted);
      expect(words.slice(start, end)).toEqual(words.filter((each) => each === wanted));
    }),
    { numRuns: 1000 },
  );
});

it('counts its words', () => {
  expect(wordCount(createVocabulary([]))).toBe(0);
  expect(wordCount(createVocabulary(['', 'a']))).toBe(2);
});

it('gives each word back as text', () => {
  const vocabulary = createVocabulary(['', 'Dana', 'Ren\xc3\xa9e']);
  expect([0, 1, 2].map((word) => wordAt(vocabulary, word))).toEqual(['', 'Dana', 'Renée']);
});
