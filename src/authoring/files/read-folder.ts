import { extname, join, parse, relative, resolve, sep } from 'node:path';
import type { Problem } from '../problems/problem.ts';
import { foundOne, joinReads, NOTHING, type Read, readOn, refused, unlessFault } from '../problems/read.ts';
import { mapInBatches } from './in-batches.ts';
import { type FolderEntry, LINK, listFolder } from './list-folder.ts';
import { listPublic, publicBeside } from './list-public.ts';
import { type FileName, isContentFolder, isFileName, isMisnamed, unreadEntries } from './names/content-names.ts';
import { pageFile } from './names/page-names.ts';
import { publicFile } from './names/public-names.ts';
import { reviewFile } from './names/review-names.ts';
import { readPhoto } from './photos/read-photo.ts';
import { type FileText, readTextFile } from './read-text-file.ts';

/** The texts in a content folder, none of them parsed. */
export interface ContentFolder {
  /** The text of a file, or why it cannot be read; nothing where it is not there. */
  readonly textOf: (name: FileName) => Read<FileText>;
  /** The texts of `reviews.csv`, `reviews.jsonl` and the files in the folder `reviews`. */
  readonly reviews: Read<FileText>;
  /** The texts of the files in the folder `pages`. */
  readonly pages: Read<FileText>;
  /** The names of the files in the folder `public`, with slashes. */
  readonly publicFiles: Read<string>;
  /** The same for the folder `public` beside the content folder, which is published, too. */
  readonly filesBeside: readonly string[];
  readonly photos: {
    /** The SHA-256 of each photo by its name, `undefined` for a faulty one; no map at all when the photos are not known. */
    readonly digests: ReadonlyMap<string, string | undefined> | undefined;
    readonly problems: readonly Problem[];
  };
  /** The entries of the folder `brand`, not yet read. */
  readonly brand: Read<FolderEntry>;
  /** A problem for each entry that nothing reads. */
  readonly unread: readonly Problem[];
}

/** A folder that holds nothing, in the place of one that cannot be read. */
export const EMPTY_FOLDER: ContentFolder = {
  textOf: () => NOTHING,
  reviews: NOTHING,
  pages: NOTHING,
  publicFiles: NOTHING,
  filesBeside: [],
  photos: { digests: undefined, problems: [] },
  brand: NOTHING,
  unread: [],
};

/** Lists a content folder, and reads its texts and photos, each once. */
export async function readFolder(directory: string): Promise<Read<ContentFolder>> {
  const shown = shownPath(directory);
  const { found: entries, problems } = await listFolder({ path: directory, file: shown });
  if (problems.length > 0) return { found: [], problems };
  const inside = entries.find(({ name, isDirectory }) => isDirectory && name === 'content');
  // Whoever looks after several businesses may name the folder of one in `CONTENT_DIR`, and not the content in it.
  const hint = inside ? `did you mean the folder ${inside.file}?` : NEEDED;
  const missing = refused(join(shown, 'business.yaml'), `business.yaml is missing; ${hint}`);
  if (!isContentFolder(entries)) return missing;
  const insideOf = async <T>(folder: string, list: (entry: FolderEntry) => Promise<Read<T>>): Promise<Read<T>> => {
    const entry = entries.find(({ name }) => name === folder);
    if (entry === undefined) return NOTHING;
    return entry.isLink && UNLINKED.includes(folder) ? refused(entry.file, LINK) : list(entry);
  };
  const reviewFiles = readOn(await insideOf('reviews', listFolder), reviewFile);
  const inPages = await insideOf('pages', listFolder);
  const namesInPages = new Set(inPages.found.map(({ name }) => name));
  const pageFiles = readOn(readOn(inPages, publishable), (entry) => pageFile(entry, namesInPages));
  const pageNames = pageFiles.found.map(({ name }) => parse(name).name);
  const inPhotos = await insideOf('photos', listFolder);
  const photos = joinReads([{ ...inPhotos, found: [] }, ...(await mapInBatches(inPhotos.found, readPhoto))]);

  const files = entries.filter(({ name }) => isFileName(name));
  const texts = new Map(await mapInBatches(files, async (entry) => [entry.name, await readTexts(publishable(entry))] as const));
  if (!texts.has('business.yaml') && !isMisnamed('business.yaml', entries)) texts.set('business.yaml', missing);
  const textOf = (name: FileName): Read<FileText> => texts.get(name) ?? NOTHING;
  const arePhotosKnown = inPhotos.problems.length === 0 && !isMisnamed('photos', entries);
  return foundOne({
    textOf,
    reviews: joinReads([await readTexts(reviewFiles), textOf('reviews.csv'), textOf('reviews.jsonl')]),
    pages: await readTexts(pageFiles),
    publicFiles: readOn(await insideOf('public', listPublic), (name) =>
      publicFile(name, { folder: join(shown, 'public'), pages: pageNames }),
    ),
    filesBeside: (await listPublic({ path: publicBeside(), file: 'public' })).found,
    photos: {
      digests: arePhotosKnown ? new Map(photos.found) : undefined,
      problems: photos.problems,
    },
    brand: await insideOf('brand', listFolder),
    unread: unreadEntries(entries),
  });
}

/**
 * A text of Markdown may say anything, and so may a file of `public`. Through a link it could be any file of this computer, such as
 * one with passwords, and who looks at a change would only see where the link leads. All other files have fields, and nothing else
 * is published.
 */
function publishable(entry: FolderEntry): Read<FolderEntry> {
  return unlessFault(entry, entry.file, entry.isLink && extname(entry.name) === '.md' ? LINK : undefined);
}

/** The folders with such files. */
const UNLINKED: readonly string[] = ['pages', 'public'];

const NEEDED = 'every content folder needs one, with at least a name';

async function readTexts({ found, problems }: Read<FolderEntry>): Promise<Read<FileText>> {
  return joinReads([{ found: [], problems }, ...(await mapInBatches(found, readTextFile))]);
}

/** The folder's path as the user would type it: relative to the working directory, or as it was given when it lies elsewhere. */
export function shownPath(directory: string): string {
  const path = relative(process.cwd(), resolve(directory));
  return path === '..' || path.startsWith(`..${sep}`) ? directory : path || '.';
}
