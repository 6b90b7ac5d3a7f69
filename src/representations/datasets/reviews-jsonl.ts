import type { Site } from '../site.ts';

/** `/reviews.jsonl`: the records of `/reviews.json`, each on its own line. */
export function renderReviewsJsonl({ catalog }: Site): string {
  return catalog.reviews.map((review) => `${JSON.stringify(review)}\n`).join('');
}
