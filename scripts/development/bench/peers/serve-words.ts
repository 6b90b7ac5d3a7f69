import { foldText } from '../../../../src/reviews/text/comparing/text-match.ts';
import { readReviews } from './reviews.ts';
import { firstOf, passes, servePeer } from './serve.ts';

/** Returns the rows of the texts that contain all of the words somewhere. */
type FindWords = (words: string) => readonly number[];

/** Serves a library that finds whole words. */
export function serveWords(createIndex: (texts: readonly string[]) => FindWords): void {
  const reviews = readReviews(process.argv[2] ?? '');
  const find = createIndex(reviews.map(({ text }) => foldText(text)));
  servePeer((asked) => {
    // The libraries sort by relevance, ours by date.
    const rows = find(asked.words).toSorted((a, b) => a - b);
    const found = rows.flatMap((row) => reviews[row] ?? []).filter((review) => passes(review, asked));
    return firstOf(found, asked);
  });
}
