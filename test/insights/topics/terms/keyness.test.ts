import { expect, it } from 'vitest';
import { keynessOf } from '../../../../src/insights/topics/terms/keyness.ts';
import { everydayRate } from '../../../../src/insights/topics/word-lists/common-words.ts';

/** The keyness of a phrase that stands in some reviews, of so many words together. */
function keynessIn(stems: readonly string[], reviews: number, words: number) {
  return keynessOf(reviews, words, everydayRate(stems));
}

it('scores a word of the trade above an everyday word that is as frequent', () => {
  expect(keynessIn(['furnac'], 10, 5000).score).toBeGreaterThan(keynessIn(['hous'], 10, 5000).score);
});

it('scores a word that stands in more reviews higher', () => {
  expect(keynessIn(['furnac'], 20, 5000).score).toBeGreaterThan(keynessIn(['furnac'], 10, 5000).score);
});

it('finds a word as frequent as in everyday English no likelier here', () => {
  // "kitchen" occurs 200 times in a million words.
  expect(keynessIn(['kitchen'], 200, 1_000_000).logOdds).toBeCloseTo(0, 5);
});
