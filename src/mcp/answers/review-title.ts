import type { Review } from '../../reviews/schemas/review.ts';
import { shorten } from '../../reviews/text/cutting/shorten.ts';

/** In UTF-16 code units. A title may be as long as a text, and would fill a whole list. */
const LONGEST_TITLE = 200;

/** What a review is called in a list: enough to choose by and to cite. */
export function titleOf({ rating, author, date, title }: Pick<Review, 'rating' | 'author' | 'date' | 'title'>): string {
  return shorten(`${rating}★ ${author}, ${date}${title === undefined ? '' : `: ${title}`}`, LONGEST_TITLE);
}
