import type { ReviewReading } from '../../insights/dataset/review-reading.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { WholeSite } from './whole-site.ts';

/** What the page of a review shows. `Astro.locals.reviewPage`. */
export interface ReviewPage {
  readonly review: Review;
  /** Absent where the review is in a language that is not analysed. */
  readonly reading?: ReviewReading | undefined;
  /** The ids of its neighbours in the list of all reviews. */
  readonly newer?: string | undefined;
  readonly older?: string | undefined;
}

/** The pages of all reviews, by id. */
export function reviewPages({ site: { catalog, readings } }: WholeSite): Map<string, ReviewPage> {
  const { reviews } = catalog;
  return new Map(
    reviews.map((review, at) => [
      review.id,
      { review, reading: readings.get(review.id), newer: reviews[at - 1]?.id, older: reviews[at + 1]?.id },
    ]),
  );
}
