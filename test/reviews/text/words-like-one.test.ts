import { expect, it } from 'vitest';
import { wordsLikeOne } from '../../../src/reviews/text/words-like-one.ts';

it('takes the words for one only if they repeat the number', () => {
  const other = '{count} recenzji';
  expect(wordsLikeOne({ one: '{count} recenzja', other }, '{count}')).toBe('{count} recenzja');
  expect(wordsLikeOne({ one: 'jedna recenzja', other }, '{count}')).toBe(other);
  expect(wordsLikeOne({ one: '{all} recenzja', other }, '{count}')).toBe(other);
});
