import { foldText } from '../../../../src/reviews/text/comparing/text-match.ts';
import { readReviews } from './reviews.ts';
import { firstOf, passes, servePeer } from './serve.ts';

/** Returns the rows of the texts that contain all of the words somewhere. */
type FindWords = (words: string) => readonly number[];

/** Serves a library that finds whole words. Whether several words follow each other is checked in the texts. */
export function serveWords(createIndex: (texts: readonly string[]) => FindWords): void {
  const reviews = readReviews(process.argv[2] ?? '');
  const texts = reviews.map(({ text }) => foldText(text));
  const find = createIndex(texts);
  servePeer((asked) => {
    const { words } = asked;
    const isPhrase = words.includes(' ');
    // The libraries sort by relevance, ours by date.
    const rows = find(words).toSorted((a, b) => a - b);
    const found = rows.flatMap((row) => {
      const review = reviews[row];
      return review && passes(review, asked) && (!isPhrase || texts[row]?.includes(words)) ? review : [];
    });
    return firstOf(found, asked);
  });
}
