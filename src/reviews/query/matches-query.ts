import type { Review } from '../schemas/review.ts';
import { foldText } from '../text/comparing/text-match.ts';
import type { Filters } from './review-query.ts';

/** What a search looks at in a review. */
export type SearchedReview = Pick<Review, 'date' | 'rating' | 'text' | 'mentions' | 'service_area'>;

/**
 * Whether a review passes all filters of a query. This defines what a search finds; it needs no index, and also runs in a
 * reader's browser. `fold` may be a `foldText` with a cache.
 */
export function matchesQuery(review: SearchedReview, query: Filters, fold = foldText): boolean {
  const { rating, min_rating: least, max_rating: most, since, until, query: words, service_area: area } = query;
  const { mentions_technician: technician, mentions_service: service } = query;
  return (
    (rating === undefined || review.rating === rating) &&
    (least === undefined || review.rating >= least) &&
    (most === undefined || review.rating <= most) &&
    (since === undefined || review.date >= since) &&
    (until === undefined || review.date <= until) &&
    (!service || review.mentions.services.includes(service)) &&
    (!area || review.service_area === area) &&
    (!technician || review.mentions.technicians.some((name) => fold(name) === fold(technician))) &&
    (!words || fold(review.text).includes(fold(words)))
  );
}
