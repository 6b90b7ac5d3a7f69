import type { RemovedReview } from '../../src/authoring/editorial/check-removed.ts';
import { forgottenId } from '../../src/authoring/editorial/forgotten-id.ts';
import type { LastReviews } from './last-reviews.ts';

/** The content now. */
interface Now {
  /** The name of the business. */
  readonly business: string;
  /** All reviews, also those that wait. */
  readonly reviews: readonly { readonly id: string; readonly text: string }[];
  readonly removed: readonly RemovedReview[];
}

/**
 * The ids of published reviews that are gone although nobody removed them: a file was moved, deleted by hand, or lost by a program
 * that copies folders. A review with another id and the same text was renamed. The last build may be of another business, such as
 * the sample; then nothing is gone.
 */
export function goneReviews(last: LastReviews, { business, reviews, removed }: Now): string[] {
  if (last.business !== business) return [];
  const known = new Set([...reviews, ...removed].map(({ id }) => id));
  const texts = new Set(reviews.map(({ text }) => text));
  return last.reviews
    .filter(({ id, text }) => !known.has(id) && !known.has(forgottenId(id)) && !texts.has(text))
    .map(({ id }) => id);
}
