import { expect, it } from 'vitest';
import { accuracyOf } from '../../../src/insights/trades/accuracy.ts';
import { TRADES } from '../../../src/reviews/schemas/business.ts';

it('the Spanish figures are those of the trade, or of all trades together', () => {
  expect(accuracyOf('restaurant', 'es')).toMatchObject({ language: 'es', trade: 'restaurant' });
  expect(accuracyOf('home-services', 'es')).toMatchObject({ language: 'es', trade: 'other' });
});

it.each(TRADES)('the accuracy of %s was measured on reviews', (trade) => {
  const { reviews, with_stars, by_stars } = accuracyOf(trade);
  expect(reviews).toBeGreaterThan(0);
  expect(by_stars.reduce((sum, part) => sum + part.reviews, 0)).toBe(reviews);
  expect(with_stars.pair_f1).toBeGreaterThan(0.5);
});
