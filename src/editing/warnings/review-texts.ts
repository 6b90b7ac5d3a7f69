import type { DraftReview } from '../../authoring/reviews/check-review.ts';
import { type TextField, textFields } from '../../authoring/reviews/text-fields.ts';

/** The free texts of a review as they would be published, without empty ones. */
export function textsOf(review: DraftReview): TextField[] {
  return textFields(review).filter(({ text }) => text !== '');
}
