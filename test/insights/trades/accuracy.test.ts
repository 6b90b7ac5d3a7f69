import { expect, it } from 'vitest';
import { accuracyOf } from '../../../src/insights/trades/accuracy.ts';
import { TRADES } from '../../../src/reviews/schemas/business.ts';

it.each(TRADES)('the accuracy of %s was measured on reviews', (trade) => {
  const { reviews, with_stars, by_stars } = accuracyOf(trade);
  expect(reviews).toBeGreaterThan(0);
  expect(by_stars.reduce((sum, part) => sum + part.reviews, 0)).toBe(reviews);
  expect(with_stars.pair_f1).toBeGreaterThan(0.5);
});
