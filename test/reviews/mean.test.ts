import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanOf } from '../../src/reviews/mean.ts';

// Each mean is exactly between two values. In binary, most of them are slightly less.
it.each([
  ['4.675', 187, 40, 4.68],
  ['1.005', 201, 200, 1.01],
  ['4.995', 999, 200, 5],
  ['4.005', 801, 200, 4.01],
  ['1.125', 9, 8, 1.13],
  ['4.625', 37, 8, 4.63],
])('rounds a mean of %s half up', (_, sum, count, expected) => {
  expect(meanOf(sum, count)).toBe(expected);
});

it('is the mean, half up to two decimals, in exact arithmetic', () => {
  const ratings = fc
    .nat(100_000)
    .chain((count) => fc.tuple(fc.integer({ min: count + 1, max: 5 * (count + 1) }), fc.constant(count + 1)));
  fc.assert(
    fc.property(ratings, ([sum, count]) => {
      expect(meanOf(sum, count)).toBe(exactMean(BigInt(sum), BigInt(count)));
    }),
  );
});

it('is null without ratings', () => {
  expect(meanOf(0, 0)).toBeNull();
});

function exactMean(sum: bigint, count: bigint): number {
  const rest = (sum * 100n) % count;
  const hundredths = (sum * 100n) / count + (2n * rest >= count ? 1n : 0n);
  return Number(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`);
}
