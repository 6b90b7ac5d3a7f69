import { foldName } from '../../reviews/text/comparing/fold-name.ts';
import { slugOf } from '../../reviews/text/comparing/slug.ts';

/** A name as an id that anybody can type: `strassenbau` for Straßenbau; empty where it has no Latin letter and no digit. */
export function asciiSlug(name: string): string {
  // Letter by letter, because an apostrophe separates words here.
  return slugOf(name.replace(/\p{L}/gu, foldName))
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
