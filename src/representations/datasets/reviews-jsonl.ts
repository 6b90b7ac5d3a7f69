import type { Site } from '../site.ts';

/** `/reviews.jsonl`: the records of `/reviews.json`, each on its own line. */
export function renderReviewsJsonl({ catalog }: Site): string {
  return catalog.reviews.map((review) => `${inOneLine(JSON.stringify(review))}\n`).join('');
}

/** Escapes what is no line end for JSON Lines, but for `splitlines` of Python and the `iter_lines` of its HTTP clients. */
function inOneLine(json: string): string {
  return json.replace(/[\u0085\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
