/** A person's rating is shown only from this many reviews on: with fewer, one bad day would decide it. */
export const LEAST_FOR_A_PERSON = 10;

/** The mean of `count` ratings whose sum is `sum`, rounded half up to two decimals; `null` without ratings. */
export function meanOf(sum: number, count: number): number | null {
  // Calculated in whole numbers (100 × the mean, rounded half up), without the binary error of 4.675.
  return count === 0 ? null : Math.floor((200 * sum + count) / (2 * count)) / 100;
}
