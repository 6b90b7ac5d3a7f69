import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitmapWidth, hasRow } from '../../../../src/reviews/search-index/arrays/row-sets.ts';
import {
  addPositions,
  addWord,
  BOUNDARY,
  createOccurrences,
  positionsOfPair,
} from '../../../../src/reviews/search-index/full-text/occurrences.ts';

const WORDS = 5;
const rowsOfWords = fc.array(fc.array(fc.integer({ min: 1, max: WORDS - 1 }), { maxLength: 6 }), { maxLength: 80 });

function rowsFrom(
  rows: readonly number[][],
  fill: (occurrences: ReturnType<typeof createOccurrences>, bitmap: Uint32Array) => void,
) {
  const occurrences = createOccurrences(Uint32Array.from(rows.flatMap((words) => [...words, BOUNDARY])), WORDS, rows.length);
  const bitmap = new Uint32Array(bitmapWidth(rows.length));
  fill(occurrences, bitmap);
  return rows.filter((_, row) => hasRow(bitmap, row));
}

it('addWord adds the rows of rare and of frequent words', () => {
  fc.assert(
    fc.property(rowsOfWords, fc.integer({ min: 1, max: WORDS - 1 }), (rows, word) => {
      const found = rowsFrom(rows, (occurrences, bitmap) => addWord(occurrences, word, bitmap));
      expect(found).toEqual(rows.filter((words) => words.includes(word)));
    }),
  );
});

it('positionsOfPair finds where one of several words follows another in the same text', () => {
  const number = fc.integer({ min: 1, max: WORDS - 1 });
  fc.assert(
    fc.property(rowsOfWords, number, number, fc.nat(3), (rows, word, start, length) => {
      const next = { start, end: start + length };
      const found = rowsFrom(rows, (occurrences, bitmap) => {
        addPositions(occurrences, positionsOfPair(occurrences, word, next), bitmap);
      });
      const isNext = (other: number | undefined) => other !== undefined && other >= next.start && other < next.end;
      expect(found).toEqual(rows.filter((words) => words.some((each, index) => each === word && isNext(words[index + 1]))));
    }),
    { numRuns: 500 },
  );
});
