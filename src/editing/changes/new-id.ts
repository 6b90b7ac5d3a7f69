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
  const name = asciiSlug(author) || 'customer';
  const base = `${date}-${name}`.slice(0, LONGEST).replace(/-$/, '');
  return reviewIdSchema.parse(freeSlug(base, taken));
}
