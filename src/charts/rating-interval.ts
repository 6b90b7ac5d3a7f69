import { wilson } from '../insights/dataset/score.ts';

/** The bounds of a 95 % interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Where the true mean of ratings from 1 to 5 lies, with a certainty of at least 95 %. It is Wilson's interval for a proportion,
 * as if every rating were 1 or 5: of all ratings with this mean, these are the least certain.
 */
export function ratingInterval(mean: number, count: number): Interval {
  const { low, high } = wilson((mean - 1) / 4, count);
  return { low: 1 + 4 * low, high: 1 + 4 * high };
}
