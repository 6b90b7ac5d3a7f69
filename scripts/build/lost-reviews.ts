import type { Loaded } from '../../src/astro/load-site.ts';
import type { BuildFolders } from '../../src/publication/build-folders.ts';
import { lastReviews, ofThisBusiness } from '../check/last-reviews.ts';
import { missingReviews } from '../check/missing-reviews.ts';

/**
 * How many published reviews a build without any would take offline, although nobody removed them. A program that copies folders
 * may have taken them away, and a script would publish an empty site.
 */
export async function lostReviews(folders: BuildFolders, { site, removed }: Loaded): Promise<number> {
  const { reviews, waiting, business } = site.catalog;
  if (reviews.length > 0 || waiting > 0) return 0;
  const last = ofThisBusiness(await lastReviews(folders), business.name, []);
  return missingReviews(last.reviews.values(), [], removed).length;
}
