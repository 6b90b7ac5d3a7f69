import { quote } from '../reviews/issues.ts';

/** What to say where no review has the id. */
export function noSuchReview(id: string): { problem: string } {
  return { problem: `No review has the id ${quote(id)}. search_reviews, get_reviews_since and search give the ids there are.` };
}
