import { wilson } from '../insights/dataset/score.ts';

/**
 * Where the true mean of ratings from 1 to 5 lies, with 95 % certainty at least: Wilson's interval for their place on the
 * scale, as if every rating were 1 or 5, than which nothing with this mean is more uncertain.
 */
export function ratingInterval(mean: number, count: number): { low: number; high: number } {
  const { low, high } = wilson((mean - 1) / 4, count);
  return { low: 1 + 4 * low, high: 1 + 4 * high };
}
