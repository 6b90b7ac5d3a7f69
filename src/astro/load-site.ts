import type { RemovedReview } from '../authoring/editorial/check-removed.ts';
import { photoAt } from '../authoring/own/picture-sizes.ts';
import type { Problem } from '../authoring/problems/problem.ts';
import { readContent } from '../authoring/read-content.ts';
import { analyseReviews, type Reader } from '../insights/dataset/analyse-reviews.ts';
import { keepFindings } from '../insights/dataset/kept-findings.ts';
import type { BrandFile } from '../pictures/brand/brand-file.ts';
import { prepareBrand } from '../pictures/brand/prepare-brand.ts';
import type { Site } from '../representations/site.ts';
import type { Aliases } from '../reviews/aliases.ts';
import { createCatalog } from '../reviews/catalog.ts';
import type { CalendarDate } from '../reviews/schemas/calendar-date.ts';
import type { Notice } from '../reviews/schemas/own-page.ts';
import { type AuthoredReview, photoFile } from '../reviews/schemas/review.ts';
import { dayIn } from '../reviews/schemas/time-zone.ts';
import { smallPhotoName } from '../reviews/small-photo.ts';
import type { BuildSettings } from '../settings.ts';
import { checkContentFolder } from './content-folder.ts';

export interface Loaded {
  readonly site: Site;
  /** The names of the files in the content's `photos/` that the site shows. */
  readonly photos: readonly string[];
  /** The files of the brand: its style, logo and photo. */
  readonly brandFiles: readonly BrandFile[];
  /** Other names of technicians, services and areas. They are not published: the build puts them into the pack for the server. */
  readonly aliases: Aliases;
  readonly removed: readonly RemovedReview[];
}

export type LoadSettings = Pick<BuildSettings, 'baseUrl' | 'hubUrl' | 'hasServer' | 'contentDirectory'> &
  Partial<Pick<BuildSettings, 'buildDate'>>;
/** All that is published of the content now, or the problems that prevent it. */
export type Loading = Promise<({ ok: true } & Loaded) | { ok: false; problems: readonly Problem[] }>;

/**
 * Reads the editors' files and makes everything that is published from them. `reader`, if given, reads the reviews. Throws a
 * `SettingsError` if the folder is not there.
 */
export async function loadSite(settings: LoadSettings, reader?: Reader): Loading {
  const { baseUrl, hubUrl, hasServer, contentDirectory, buildDate } = settings;
  await checkContentFolder(contentDirectory);
  const read = await readContent(contentDirectory);
  if (!read.ok) return read;
  const catalog = createCatalog(read.content, baseUrl);
  const analysis = analyseReviews(catalog, read, reader);
  const shown = photosOf(read.content.reviews);
  const smallPhotos = new Set(shown.filter((name) => read.photoNames.has(smallPhotoName(name))));
  const { ownPages, policy } = read;
  const { brand, files: brandFiles } = await prepareBrand(read.brand);
  const today = dayIn(catalog.business.time_zone)(new Date(buildDate ?? Date.now()));
  const notice = shownOn(today, read.notice?.notice);
  const site = { baseUrl, hubUrl, hasServer, catalog, policy, brand, ownPages, notice, smallPhotos, ...analysis };
  const inPages = ownPages.flatMap(({ pictures }) => Object.keys(pictures).flatMap((path) => photoAt(path) ?? []));
  return {
    ok: true,
    site,
    photos: [...new Set([...shown, ...inPages, ...[...smallPhotos].map(smallPhotoName)])],
    brandFiles,
    aliases: read.aliases,
    removed: read.removed,
  };
}

/**
 * Loads the site, reusing what an earlier load found in the reviews (`before`). `changed` are the findings to keep for the next one;
 * `undefined` if they are the same. `code` is a digest of the code that finds.
 */
export async function loadKeeping(settings: LoadSettings, before: string | undefined, code: string) {
  const kept = keepFindings(before, code);
  const loaded = await loadSite(settings, kept);
  return { loaded, changed: kept.changed() };
}

/** A notice is not shown after its last day. */
function shownOn(today: CalendarDate, notice: Notice | undefined): Notice | undefined {
  return notice?.until !== undefined && notice.until < today ? undefined : notice;
}

/** The names of the files in `photos/` that reviews show. Reading the content has checked that these files exist. */
function photosOf(reviews: readonly AuthoredReview[]): string[] {
  const files = reviews.flatMap(({ photos = [] }) => photos.map(({ url }) => photoFile(url)));
  return [...new Set(files.filter((name) => name !== undefined))];
}
