import type { Problem } from '../authoring/problem.ts';
import { readContent } from '../authoring/read-content.ts';
import type { Site } from '../representations/site.ts';
import { createCatalog } from '../reviews/catalog.ts';
import type { AuthoredReview } from '../reviews/review.ts';
import type { BuildSettings } from '../settings.ts';

/** A site, and the names of the files in the content's `photos/` that it shows. */
export interface Loaded {
  readonly site: Site;
  readonly photos: readonly string[];
}

/** Reads the editors' files and makes of them all that is published. */
export async function loadSite({
  baseUrl,
  hubUrl,
  contentDirectory,
}: BuildSettings): Promise<({ ok: true } & Loaded) | { ok: false; problems: readonly Problem[] }> {
  const read = await readContent(contentDirectory);
  if (!read.ok) return read;
  const site = { baseUrl, hubUrl, catalog: createCatalog(read.content, baseUrl), editorial: read.editorial };
  return { ok: true, site, photos: photosOf(read.content.reviews) };
}

const PHOTOS = '/photos/';

/** Those addressed by a path; it was checked that they are there. Absolute addresses are somebody else's. */
function photosOf(reviews: readonly AuthoredReview[]): string[] {
  const addresses = reviews.flatMap(({ photos = [] }) => photos.map(({ url }) => url));
  return [...new Set(addresses.filter((url) => url.startsWith(PHOTOS)).map((url) => url.slice(PHOTOS.length)))];
}
