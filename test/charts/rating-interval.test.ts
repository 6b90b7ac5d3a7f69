import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ratingInterval } from '../../src/charts/rating-interval.ts';

const ratings = fc.record({ mean: fc.double({ min: 1, max: 5, noNaN: true }), count: fc.integer({ min: 1, max: 10_000 }) });

it("is Wilson's interval of the place on the scale", () => {
  // 9 of 10 trials: 0.5958 to 0.9821 (Newcombe 1998, Statistics in Medicine 17:857, method 3).
  const { low, high } = ratingInterval(1 + 4 * 0.9, 10);
  expect((low - 1) / 4).toBeCloseTo(0.5958, 4);
  expect((high - 1) / 4).toBeCloseTo(0.9821, 4);
});

it('holds the mean and stays on the scale', () => {
  fc.assert(
    fc.property(ratings, ({ mean, count }) => {
      const { low, high } = ratingInterval(mean, count);
      expect(low).toBeGreaterThanOrEqual(1);
      expect(high).toBeLessThanOrEqual(5);
      expect(low).toBeLessThanOrEqual(mean + 1e-9);
      expect(high).toBeGreaterThanOrEqual(mean - 1e-9);
    }),
  );
});

it('narrows with every further review', () => {
  fc.assert(
    fc.property(ratings, ({ mean, count }) => {
      const [less, more] = [ratingInterval(mean, count), ratingInterval(mean, count + 1)];
      expect(more.high - more.low).toBeLessThan(less.high - less.low);
    }),
  );
});
