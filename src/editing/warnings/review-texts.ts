import type { DraftReview } from '../../authoring/reviews/check-review.ts';
import { type TextField, textFields } from '../../authoring/reviews/text-fields.ts';

/** The texts of a review that anybody may have written anything into, as they would be published. */
export function textsOf(review: DraftReview): TextField[] {
  return textFields(review).filter(({ text }) => text !== '');
}
