import { expect, it } from 'vitest';
import { createRandom } from '../../../scripts/development/random.ts';

const draw = (seed: number, count: number) => Array.from({ length: count }, createRandom(seed));

it('draws the same numbers for the same seed, and others for another', () => {
  expect(draw(1, 5)).toEqual(draw(1, 5));
  expect(draw(1, 5)).not.toEqual(draw(2, 5));
});

it('draws from 0 to below 1, evenly', () => {
  const drawn = draw(3, 10_000);
  expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
  const tenths = Array.from({ length: 10 }, (_, at) => drawn.filter((number) => Math.floor(number * 10) === at).length);
  expect(Math.min(...tenths)).toBeGreaterThan(900);
  expect(Math.max(...tenths)).toBeLessThan(1100);
});
