import { expect, it } from 'vitest';
import { similarity } from '../../../../src/reviews/text/comparing/similarity.ts';

const wordsOf = (text: string) => new Set(text.split(' '));

it('two sets are as similar as the share of their members that both have', () => {
  expect(similarity(wordsOf('a b c'), wordsOf('b c d'))).toBe(0.5);
  expect(similarity(wordsOf('a b'), wordsOf('b a'))).toBe(1);
  expect(similarity(wordsOf('a'), wordsOf('b'))).toBe(0);
  expect(similarity(new Set(), new Set())).toBe(0);
});
