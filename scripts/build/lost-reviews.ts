import type { Loaded } from '../../src/astro/load-site.ts';
import type { Place } from '../../src/publication/place.ts';
import { goneReviews } from '../check/gone-reviews.ts';
import { lastReviews } from '../check/last-reviews.ts';

/**
 * How many published reviews a build without any would take offline, although nobody removed them. A program that copies folders
 * may have taken them away, and a script would publish an empty site.
 */
export async function lostReviews(place: Place, { site, removed }: Loaded): Promise<number> {
  const { reviews, waiting, business } = site.catalog;
  if (reviews.length > 0 || waiting > 0) return 0;
  return goneReviews(await lastReviews(place), { business: business.name, reviews: [], removed }).length;
}
