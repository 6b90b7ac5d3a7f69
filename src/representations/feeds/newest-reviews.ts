import type { Review } from '../../reviews/schemas/review.ts';
import type { Site } from '../site.ts';

/** How many reviews a feed holds. */
const FEED_LENGTH = 50;

/** The reviews that are in the feeds, newest first. */
export function newestReviews({ catalog }: Site): readonly Review[] {
  return catalog.reviews.slice(0, FEED_LENGTH);
}
