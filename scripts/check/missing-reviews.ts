import type { RemovedReview } from '../../src/authoring/editorial/check-removed.ts';
import { forgottenId } from '../../src/authoring/editorial/forgotten-id.ts';
import type { LastReview } from './last-reviews.ts';

type Worded = Pick<LastReview, 'id' | 'text'>;

/**
 * The ids of the reviews that are missing among others although nobody removed them. One with another id and the same text was
 * renamed.
 */
export function missingReviews(
  reviews: Iterable<Worded>,
  others: readonly Worded[],
  removed: readonly RemovedReview[],
): string[] {
  const known = new Set([...others, ...removed].map(({ id }) => id));
  const texts = new Set(others.map(({ text }) => text));
  return [...reviews]
    .filter(({ id, text }) => !known.has(id) && !known.has(forgottenId(id)) && !texts.has(text))
    .map(({ id }) => id);
}
