import { expect, it } from 'vitest';
import { ratingInterval } from '../../src/charts/rating-interval.ts';

// Shares from Newcombe 1998, Statistics in Medicine 17:857, method 3, mapped from 0 to 1 onto 1 to 5.
it.each([
  [9, 10, 0.5958, 0.9821],
  [81, 263, 0.2553, 0.3662],
  [20, 20, 0.8389, 1],
  [0, 20, 0, 0.1611],
])("is Wilson's interval of the place on the scale: %d of %d", (part, count, low, high) => {
  const found = ratingInterval(1 + (4 * part) / count, count);
  expect((found.low - 1) / 4).toBeCloseTo(low, 4);
  expect((found.high - 1) / 4).toBeCloseTo(high, 4);
});
