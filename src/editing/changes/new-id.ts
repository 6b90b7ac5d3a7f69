import { forgottenId } from '../../authoring/editorial/forgotten-id.ts';
import { asciiSlug } from '../../authoring/files/ascii-slug.ts';
import { reviewIdSchema } from '../../reviews/schemas/review.ts';
import { freeSlug } from '../../reviews/text/comparing/slug.ts';

/** In characters: an id has at most 80, and a number may follow. */
const LONGEST = 72;

/**
 * An id for a new review: `2026-03-14-maria-g`, with a number behind it if that is taken. A name without Latin letters and digits
 * gives `customer`. So does a telephone number or a mail address: it would stay in the public address when the author is given a
 * name. `taken` are the ids of reviews, and those in `removed.yaml`.
 */
export function newId(date: string, author: string, taken: ReadonlySet<string>): string {
  const isTaken = (id: string): boolean => taken.has(id) || taken.has(forgottenId(id));
  return reviewIdSchema.parse(freeSlug(plainId(date, author), { has: isTaken }));
}

/** A mail address, or seven digits in a row but for signs between them. */
const PRIVATE = /\S@\S|\d(?:[^\p{L}\d]*\d){6}/u;

/** The id that the first review of a day and an author gets. */
export function plainId(date: string, author: string): string {
  return `${date}-${slugOf(author) || 'customer'}`.slice(0, LONGEST).replace(/-$/, '');
}

/** Whether an author has a slug, so that the id tells who it is: `2026-03-14-customer` only tells the day. */
export function hasAuthorSlug(author: string): boolean {
  return slugOf(author) !== '';
}

function slugOf(author: string): string {
  return PRIVATE.test(author) ? '' : asciiSlug(author);
}

/** The id without the number behind it. */
export function withoutNumber(id: string): string {
  return id.replace(/-\d+$/, '');
}
