import { describe, expect, it } from 'vitest';
import { readWords } from '../../../../src/insights/entities/names/words.ts';
import { isReviewersRelation, relationEndingAt } from '../../../../src/insights/entities/people/relations.ts';
import { readText } from '../../../../src/insights/languages/tokenised-text.ts';

describe('a relation', () => {
  it.each([
    ['my husband', 1, 1],
    ['my brother-in-law', 3, 1],
    ['my plumber', 1, undefined],
    ['husband', 4, undefined],
  ])('in "%s" that ends at %i begins at %s', (text, at, expected) => {
    expect(relationEndingAt(readWords(readText(text)), at)).toBe(expected);
  });

  it.each([
    ['my late husband', true],
    ['a neighbor', true],
    ['neighbor', true],
    ["my sister's dog", true],
    ['his son', false],
    ["Tom's son", false],
    ['the boy', false],
    ['our boy', true],
    ['He is mine. Boy', false],
  ])('"%s" is of the reviewer: %s', (text, expected) => {
    const words = readWords(readText(text));
    expect(isReviewersRelation(words, words.length - 1)).toBe(expected);
  });
});
