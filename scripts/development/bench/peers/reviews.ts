import { openPublication } from '../../../../src/publication/serving/open.ts';
import type { Review } from '../../../../src/reviews/schemas/review.ts';

/** The reviews of a built site, newest first. */
export function readReviews(packFile: string): Review[] {
  const { records, close } = openPublication(packFile);
  const reviews = Array.from({ length: records.count }, (_, row) => JSON.parse(records.slice(row, row + 1).toString()));
  close();
  return reviews;
}
