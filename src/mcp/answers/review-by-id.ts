import { z } from 'zod';
import { quote } from '../../reviews/schemas/issues.ts';
import type { SearchIndex } from '../../reviews/search-index/search-index.ts';

/** Longer than any id and address. */
export const idSchema = z.string().max(8192);

/** The row of a review by its id, or by the address that ends in it: models take the one for the other. */
export function rowOf(id: string, index: SearchIndex): number | undefined {
  return index.rowOf(id) ?? index.rowOf(id.slice(id.lastIndexOf('/') + 1));
}

/** What to say where no review has the id. */
export function noSuchReview(id: string): { problem: string } {
  return { problem: `No review has the id ${quote(id)}. search_reviews, get_reviews_since and search give the ids there are.` };
}
