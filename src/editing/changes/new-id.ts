import { asciiSlug } from '../../authoring/files/ascii-slug.ts';
import { reviewIdSchema } from '../../reviews/schemas/review.ts';
import { freeSlug } from '../../reviews/text/slug.ts';

/** In characters: an id has at most 80, and a number may follow. */
const LONGEST = 72;

/**
 * An id for a new review: `2026-03-14-maria-g`, with a number behind it if that is taken. A name without Latin letters and digits
 * gives `customer`.
 */
export function newId(date: string, author: string, taken: { has(id: string): boolean }): string {
  return reviewIdSchema.parse(freeSlug(plainId(date, author), taken));
}

/** The id that the first review of a day and an author gets. */
export function plainId(date: string, author: string): string {
  const name = asciiSlug(author) || 'customer';
  return `${date}-${name}`.slice(0, LONGEST).replace(/-$/, '');
}

/** The id without the number behind it. */
export function withoutNumber(id: string): string {
  return id.replace(/-\d+$/, '');
}
