import { newestDateOf } from '../../src/reviews/catalog.ts';
import type { Review } from '../../src/reviews/schemas/review.ts';

/** The time zone that is first to see a day begin, UTC+14, in ms. */
const EARLIEST_ZONE = 14 * 60 * 60 * 1000;

/**
 * Names each review with a date that has not come yet anywhere: perhaps a mistyped year. No mistake, since whether it is
 * one depends on the clock, and a build on the content alone.
 */
export function datesToCome(reviews: readonly Review[], now: Date): string[] {
  const today = new Date(now.getTime() + EARLIEST_ZONE).toISOString().slice(0, 10);
  return reviews.flatMap((review) => {
    const date = newestDateOf(review);
    return date > today ? [`the review ${review.id} has the date ${date}, which is still to come; is the year right?`] : [];
  });
}
