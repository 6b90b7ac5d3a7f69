import { join, parse, relative, resolve, sep } from 'node:path';
import type { Problem } from '../problems/problem.ts';
import { foundOne, joinReads, type Read, readOn, refused } from '../problems/read.ts';
import { mapInBatches } from './in-batches.ts';
import { type Entry, listFolder } from './list-folder.ts';
import { listPublic } from './list-public.ts';
import { isContentFolder, isMisnamed, unreadEntries } from './names/content-names.ts';
import { pageFile } from './names/page-names.ts';
import { publicFile } from './names/public-names.ts';
import { reviewFile } from './names/review-names.ts';
import { readPhoto } from './photos/read-photo.ts';
import { type FileText, readTextFile } from './read-text-file.ts';

/** The texts in a content folder, none of them parsed. A file that is not there gives none. */
export interface ContentFolder {
  readonly business: Read<FileText>;
  /** The texts of `reviews.csv`, `reviews.jsonl` and the files in the folder `reviews`. */
  readonly reviews: Read<FileText>;
  readonly faq: Read<FileText>;
  readonly summary: Read<FileText>;
  readonly aspects: Read<FileText>;
  readonly policy: Read<FileText>;
  readonly removed: Read<FileText>;
  readonly imports: Read<FileText>;
  readonly notice: Read<FileText>;
  readonly words: Read<FileText>;
  /** The texts of the files in the folder `pages`. */
  readonly pages: Read<FileText>;
  /** The names of the files in the folder `public`, with slashes. */
  readonly publicFiles: Read<string>;
  /** Those of the folder `public` beside the content, which are published, too. */
  readonly filesBeside: readonly string[];
  readonly photos: {
    /** The SHA-256 of each photo by its name, `undefined` for a faulty one; no map at all when the photos are not known. */
    readonly digests: ReadonlyMap<string, string | undefined> | undefined;
    readonly problems: readonly Problem[];
  };
  /** What stands in the folder `brand`, not yet read. */
  readonly brand: Read<Entry>;
  /** One for each entry that nothing reads. */
  readonly unread: readonly Problem[];
}

/** Reads the files of a content folder, each once, after it has listed them all. */
export async function readFolder(directory: string): Promise<Read<ContentFolder>> {
  const shown = shownPath(directory);
  const { found: entries, problems } = await listFolder({ path: directory, file: shown });
  if (problems.length > 0) return { found: [], problems };
  const missing = refused(join(shown, 'business.yaml'), MISSING);
  if (!isContentFolder(entries)) return missing;
  const named = (...names: string[]): Entry[] => entries.filter(({ name }) => names.includes(name));
  const reviewFiles = readOn(await listFolders(named('reviews')), reviewFile);
  const pageFiles = readOn(await listFolders(named('pages')), pageFile);
  const pageNames = pageFiles.found.map(({ name }) => parse(name).name);
  const photos = await listFolders(named('photos'));
  const photoFiles = await mapInBatches(photos.found, readPhoto);

  const hasBusiness = named('business.yaml').length > 0 || isMisnamed('business.yaml', entries);
  const arePhotosKnown = photos.problems.length === 0 && !isMisnamed('photos', entries);
  return foundOne({
    business: hasBusiness ? await readTexts(named('business.yaml')) : missing,
    reviews: joinReads([
      { found: [], problems: reviewFiles.problems },
      await readTexts([...reviewFiles.found, ...named('reviews.csv', 'reviews.jsonl')]),
    ]),
    faq: await readTexts(named('faq.yaml')),
    summary: await readTexts(named('summary.md')),
    aspects: await readTexts(named('aspects.yaml')),
    policy: await readTexts(named('policy.yaml')),
    removed: await readTexts(named('removed.yaml')),
    imports: await readTexts(named('imports.yaml')),
    notice: await readTexts(named('notice.md')),
    words: await readTexts(named('words.yaml')),
    pages: joinReads([{ found: [], problems: pageFiles.problems }, await readTexts(pageFiles.found)]),
    publicFiles: readOn(await listPublic({ path: join(directory, 'public'), file: join(shown, 'public') }), (name) =>
      publicFile(name, { folder: join(shown, 'public'), pages: pageNames }),
    ),
    filesBeside: (await listPublic({ path: join(directory, '..', 'public'), file: 'public' })).found,
    photos: {
      digests: arePhotosKnown ? new Map(photoFiles.map(({ name, sha256 }) => [name, sha256])) : undefined,
      problems: [...photos.problems, ...photoFiles.flatMap(({ problems }) => problems)],
    },
    brand: await listFolders(named('brand')),
    unread: unreadEntries(entries),
  });
}

const MISSING = 'business.yaml is missing; every content folder needs one, with at least a name';

async function listFolders(folders: readonly Entry[]): Promise<Read<Entry>> {
  return joinReads(await mapInBatches(folders, listFolder));
}

async function readTexts(files: readonly Entry[]): Promise<Read<FileText>> {
  return joinReads(await mapInBatches(files, readTextFile));
}

/** The folder's path as the user would type it: relative to the working directory, or as it was given when it lies elsewhere. */
export function shownPath(directory: string): string {
  const path = relative(process.cwd(), resolve(directory));
  return path === '..' || path.startsWith(`..${sep}`) ? directory : path || '.';
}
