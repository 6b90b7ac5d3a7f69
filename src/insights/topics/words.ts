import type { Review } from '../../reviews/review.ts';
import { NUMBER_WORDS, type Token, tokenise } from '../text/tokens.ts';

/** A review's text in words and marks. */
export interface Reading {
  readonly review: Pick<Review, 'id' | 'text'>;
  readonly tokens: readonly Token[];
}

/** In UTF-16 code units; what is longer is no word of a language. */
const LONGEST_WORD = 40;
/** In UTF-16 code units, as in "mini - split". */
const WIDEST_GAP = 3;

/** Reads the text of a review. */
export function read(review: Review): Reading {
  return { review, tokens: tokenise(review.text) };
}

/** Whether a token can be a word of a term; a figure, a single letter and a contraction ("we'd") cannot. */
export function isTermWord({ kind, word }: Token): boolean {
  return kind === 'word' && word.length > 1 && word.length <= LONGEST_WORD && !NUMBER_WORDS.has(word) && !/'(?!s$)/.test(word);
}

/** Whether a word follows the one before it directly, after white space or a hyphen, on the same line. */
export function isJoined({ review, tokens }: Reading, at: number): boolean {
  const before = tokens[at - 1];
  const token = tokens[at];
  if (before?.kind !== 'word' || token?.kind !== 'word' || token.start - before.end > WIDEST_GAP) return false;
  return !/[\n\r\u2028\u2029]/.test(review.text.slice(before.end, token.start));
}

/** Whether a phrase holds another as whole words; both are stems parted by spaces. */
export function holdsPhrase(longer: string, shorter: string): boolean {
  return ` ${longer} `.includes(` ${shorter} `);
}
