import { expect, it } from 'vitest';
import { keynessOf } from '../../../../src/insights/topics/terms/keyness.ts';

it('scores a word of the trade above an everyday word that is as frequent', () => {
  expect(keynessOf(['furnac'], 10, 5000).score).toBeGreaterThan(keynessOf(['hous'], 10, 5000).score);
});

it('scores a word that stands in more reviews higher', () => {
  expect(keynessOf(['furnac'], 20, 5000).score).toBeGreaterThan(keynessOf(['furnac'], 10, 5000).score);
});

it('finds a word as frequent as in everyday English no likelier here', () => {
  // "kitchen" occurs 200 times in a million words.
  expect(keynessOf(['kitchen'], 200, 1_000_000).logOdds).toBeCloseTo(0, 5);
});

it('takes a phrase to be rarer than its words', () => {
  expect(keynessOf(['hot', 'water'], 5, 5000).score).toBeGreaterThan(keynessOf(['water'], 5, 5000).score);
});
