import { readFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type CheckedBusiness, checkBusiness } from '../authoring/business/check-business.ts';
import { checkRemoved, type RemovedReview } from '../authoring/editorial/check-removed.ts';
import { ifAbsent } from '../authoring/files/file-error.ts';
import { readFolder } from '../authoring/files/read-folder.ts';
import { type FileText, plain } from '../authoring/files/read-text-file.ts';
import type { Problem } from '../authoring/problems/problem.ts';
import { foundOne, onlyOne, type Read, readOn, refused } from '../authoring/problems/read.ts';
import { type CheckedReviews, checkReviews } from '../authoring/reviews/check-reviews.ts';
import { readReviews } from '../authoring/reviews/read-reviews.ts';
import { checkSources, type Source, textAt } from '../authoring/source/source.ts';
import { readYaml } from '../authoring/yaml/read-yaml.ts';
import type { Changes } from './changes/change-group.ts';
import { changeReviews, type ReviewChange } from './changes/change-review.ts';
import { type NewReview, newReviewFile } from './changes/new-review-file.ts';
import { withOwnBreaks } from './changes/raw-text.ts';

/** The content folder, for the commands that change it. It includes reviews with mistakes, so that they can be mended. */
export interface Workspace {
  readonly directory: string;
  readonly about: CheckedBusiness;
  /** The files in `photos/`, and their digests. */
  readonly photos: ReadonlyMap<string, string | undefined>;
  readonly reviews: readonly Source[];
  /** What the check says of them. */
  readonly checked: CheckedReviews;
  readonly removed: readonly RemovedReview[];
  /** The values of `faq.yaml`, if there is one. */
  readonly faq: Source | undefined;
  /** The texts of the owner's own pages. */
  readonly pages: Read<FileText>;
  /** These and the notice, which may show photos and link to reviews, too. */
  readonly ownTexts: readonly FileText[];
  /** What keeps files, or lines of them, from being read as reviews. */
  readonly unread: readonly Problem[];
  /** The same, and what is wrong with reviews. */
  readonly problems: readonly Problem[];
}

/** Reads the folder; its business must be without mistakes, as nothing can be checked without it. */
export async function openWorkspace(directory: string): Promise<Read<Workspace>> {
  const read = await readFolder(directory);
  const folder = onlyOne(read);
  if (folder === undefined) return { found: [], problems: read.problems };
  const business = checkSources(readOn(folder.textOf('business.yaml'), readYaml), checkBusiness);
  const removed = checkSources(readOn(folder.textOf('removed.yaml'), readYaml), checkRemoved);
  const about = onlyOne(business);
  if (about === undefined || removed.problems.length > 0)
    return { found: [], problems: [...business.problems, ...removed.problems] };
  const photos = folder.photos.digests ?? new Map();
  const reviews = readOn(folder.reviews, readReviews);
  const checked = checkReviews(reviews.found, { known: about.known, photos });
  return foundOne({
    directory,
    about,
    photos,
    reviews: reviews.found,
    checked,
    removed: removed.found.flat(),
    faq: onlyOne(readOn(folder.textOf('faq.yaml'), readYaml)),
    pages: folder.pages,
    ownTexts: [...folder.pages.found, ...folder.textOf('notice.md').found],
    unread: reviews.problems,
    problems: [...reviews.problems, ...checked.problems],
  });
}

/** The ids that no new review can have. */
export function takenIds({ reviews, removed, unread }: Workspace): ReadonlySet<string> {
  const there = reviews.map(({ value }) => textAt(value, 'id') ?? '');
  // A file that cannot be read is named by its id, too.
  return new Set([...there, ...removed.map(({ id }) => id), ...unread.map(({ file }) => parse(file).name)]);
}

/** A file with its change: what is there, and what is to be written. */
export interface FileChange {
  /** As the user would type it. */
  readonly file: string;
  readonly path: string;
  /** With `\n` for every line break, to be shown; empty for a new file. */
  readonly before: string;
  readonly after: string;
  /** What is to be written, with the file's own line breaks; `undefined` if the file is to be deleted. */
  readonly content: string | undefined;
}

/** The change of a file that holds `raw` to another text, with `\n` for every line break; without one, the file is deleted. */
export function changeOf(file: string, raw: string, after: string | undefined): FileChange {
  const content = after === undefined ? undefined : withOwnBreaks(raw, after);
  return { file, path: resolve(file), before: plain(raw), after: after ?? '', content };
}

/** Prepares the file of a new review, and checks it as the build does. Nothing is written. */
export function planNew(workspace: Workspace, review: NewReview): Read<FileChange> {
  const { name, text } = newReviewFile(review);
  const path = join(workspace.directory, 'reviews', name);
  const { problems } = checkText(workspace, { file: path, text });
  if (problems.length > 0) return { found: [], problems };
  return foundOne(changeOf(path, '', text));
}

/** What a changed text is checked against. */
export type Against = Pick<Workspace, 'about' | 'photos'>;

/** Prepares the change of fields of a review, and checks the changed review. Nothing is written. */
export function planChange(against: Against, source: Source, changes: Changes): Promise<Read<FileChange>> {
  return planChanges(against, source.file, [{ source, changes }]);
}

/** Does the same for reviews of one file. If one of them cannot be changed, none is. */
export async function planChanges(against: Against, file: string, wanted: readonly ReviewChange[]): Promise<Read<FileChange>> {
  const raw = await readFile(file, 'utf8').catch(ifAbsent(''));
  const before = plain(raw);
  const byId = Map.groupBy(readReviews({ file, text: before }).found, ({ value }) => textAt(value, 'id'));
  const now: ReviewChange[] = [];
  for (const { source, changes } of wanted) {
    const [present] = byId.get(textAt(source.value, 'id')) ?? [];
    if (present === undefined || !isDeepStrictEqual(present.value, source.value))
      return refused(file, 'was changed meanwhile; run the command again');
    // It may stand on another line now.
    now.push({ source: present, changes });
  }
  return readOn(changeReviews({ file, text: before }, now), ({ text, reviews }) => {
    const problems = faultsOf(reviews, against);
    return problems.length > 0 ? { found: [], problems } : foundOne(changeOf(file, raw, text));
  });
}

/** Checks the reviews of a file as the build does. */
export function checkText(against: Against, file: FileText): Read<Source> {
  const { found, problems } = readReviews(file);
  return { found, problems: [...problems, ...faultsOf(found, against)] };
}

function faultsOf(reviews: readonly Source[], { about, photos }: Against): readonly Problem[] {
  return checkReviews(reviews, { known: about.known, photos }).problems;
}
