import type { Review } from '../schemas/review.ts';

/** The orders of a search's results. */
export const SORTS = ['newest', 'highest', 'lowest', 'most-said'] as const;

export type Sort = (typeof SORTS)[number];

/**
 * The orders that need only the records. `most-said` needs what the build finds in the reviews; only the server's index has it.
 */
type RecordSort = Exclude<Sort, 'most-said'>;

/** Sorts reviews, which are given newest first; those with the same rating stay newest first. */
export function sortReviews<R extends Pick<Review, 'rating'>>(reviews: readonly R[], sort: RecordSort): readonly R[] {
  if (sort === 'newest') return reviews;
  const sign = sort === 'highest' ? 1 : -1;
  // It also runs in browsers, and Chrome 109 and Safari 15 lack `toSorted`.
  return [...reviews].sort((a, b) => sign * (b.rating - a.rating));
}
