import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { RemovedReview } from '../../../authoring/editorial/check-removed.ts';
import { awayProblems, type FolderEntry, isIgnored, listFolder, type Place } from '../../../authoring/files/list-folder.ts';
import { REVIEW_LISTS, reviewFile } from '../../../authoring/files/names/review-names.ts';
import { readTextFile } from '../../../authoring/files/read-text-file.ts';
import { foundOne, NOTHING, type Read, readOn, refused } from '../../../authoring/problems/read.ts';
import { readReviews } from '../../../authoring/reviews/read-reviews.ts';
import { isGroup, type Source, textAt } from '../../../authoring/source/source.ts';
import { onceFor } from '../../../once.ts';
import { dateNumber } from '../../../reviews/schemas/calendar-date.ts';
import { compareText } from '../../../reviews/text/comparing/compare-text.ts';
import { lengthOf } from '../../changes/shortened-name.ts';
import { type Fields, type Identity, identityOf, platformOf, tracesOf } from './identity.ts';

/** What is kept in memory of an existing review: not its text, as there may be a hundred thousand reviews. */
export interface KnownReview extends Omit<Identity, 'weak'> {
  readonly id: string;
  /** Tells its file by its id; the reviews of a file share this, and those of a folder with the same ending. */
  readonly pathOf: (id: string) => string;
  /** Its date as a number, which takes less memory. */
  readonly day: number;
  readonly traits: Traits;
}

/** What many reviews have in common, so that they share it. */
export interface Traits {
  readonly platform: string;
  /** The platform's name as it is written; empty for a review of none. */
  readonly source: string;
  readonly area?: string | undefined;
  readonly language?: string | undefined;
  readonly isAnswered: boolean;
  /** Whether its author's name is short or whole. */
  readonly name?: ReturnType<typeof lengthOf> | undefined;
  readonly rating: unknown;
}

/** The file that holds the review. */
export function fileOf({ id, pathOf }: KnownReview): string {
  return pathOf(id);
}

/** The reviews of a content folder, by the keys with which entries of an export find them. */
export interface KnownReviews {
  readonly byId: ReadonlyMap<string, KnownReview>;
  readonly byStrong: ReadonlyMap<string, KnownReview>;
  /** One review, or several of one author and day. */
  readonly byWeak: ReadonlyMap<string, KnownReview | readonly KnownReview[]>;
  readonly byTrace: ReadonlyMap<string, KnownReview>;
  readonly removed: readonly RemovedReview[];
}

/** How many files are read at once. */
const AT_ONCE = 32;

/**
 * Reads the reviews of a content folder, a few files at a time. It fails if a file cannot be read, because the import would bring
 * in the reviews of that file once more.
 */
export async function readKnownReviews(
  directory: string,
  removed: readonly RemovedReview[],
  onRead: (done: number, total: number) => void = () => {},
): Promise<Read<KnownReviews>> {
  const top = await listFolder({ path: directory, file: directory });
  const folder = top.found.find(({ name }) => name === 'reviews');
  const files = folder === undefined ? NOTHING : await listNames(folder);
  const problems = [...top.problems, ...files.problems];
  const index = emptyIndex();
  const add = ({ found, problems: faults }: Read<Source>, pathOf: KnownReview['pathOf']): void => {
    problems.push(...faults);
    for (const source of found) addTo(index, source, pathOf);
  };
  for (const list of top.found.filter(({ name }) => REVIEW_LISTS.includes(name))) add(await readOne(list), () => list.file);
  const placeOf = (name: string): Place => ({ path: join(directory, 'reviews', name), file: join(directory, 'reviews', name) });
  const pathsOf = onceFor((ending: string) => (id: string) => placeOf(id + ending).file);
  for (let start = 0; start < files.found.length; start += AT_ONCE) {
    const names = files.found.slice(start, start + AT_ONCE);
    const reads = await Promise.all(names.map(async (name) => [await readOne(placeOf(name)), name] as const));
    for (const [read, name] of reads) add(read, pathsOf(extname(name)));
    onRead(start + names.length, files.found.length);
  }
  const { traitsOf, ...known } = index;
  return problems.length > 0 ? { found: [], problems } : foundOne({ ...known, removed });
}

/** The names of the files in a folder, without paths: with a hundred thousand files, these would take much memory. */
async function listNames(folder: FolderEntry): Promise<Read<string>> {
  if (!folder.isDirectory) return refused(folder.file, 'is not a folder');
  const entries = await readdir(folder.path);
  const problems = awayProblems(
    folder.file,
    entries.map((name) => ({ name })),
  );
  const names = entries.filter((name) => {
    if (isIgnored(name)) return false;
    // If it is a folder, that is reported when it is read.
    const read = reviewFile({ name, file: join(folder.file, name), isDirectory: false });
    problems.push(...read.problems);
    return read.problems.length === 0;
  });
  return { found: names.sort(compareText), problems };
}

async function readOne(place: Place): Promise<Read<Source>> {
  return readOn(await readTextFile(place), readReviews);
}

/** Reads one review from its file again. */
export async function readKnownReview(review: KnownReview): Promise<Source | undefined> {
  const file = fileOf(review);
  return (await readOne({ path: file, file })).found.find(({ value }) => textAt(value, 'id') === review.id);
}

function emptyIndex() {
  return {
    traitsOf: onceFor((written: string): Traits => JSON.parse(written)),
    byId: new Map<string, KnownReview>(),
    byStrong: new Map<string, KnownReview>(),
    byWeak: new Map<string, KnownReview | KnownReview[]>(),
    byTrace: new Map<string, KnownReview>(),
  };
}

function addTo(
  { traitsOf, byId, byStrong, byWeak, byTrace }: ReturnType<typeof emptyIndex>,
  { value }: Source,
  pathOf: KnownReview['pathOf'],
): void {
  const written = textAt(value, 'id');
  if (written === undefined || !isGroup(value)) return;
  // The id is copied: a slice would keep the whole text of the file in memory.
  const id = Buffer.from(written).toString();
  const { weak, strong, text, content } = identityOf(value);
  const day = dateNumber(textAt(value, 'date') ?? '');
  const review = { id, pathOf, strong, text, content, day, traits: traitsOf(JSON.stringify(traitsIn(value))) };
  byId.set(id, review);
  if (strong !== undefined) byStrong.set(strong, review);
  for (const trace of tracesOf(value)) byTrace.set(trace, review);
  const alike = byWeak.get(weak);
  byWeak.set(weak, alike === undefined ? review : Array.isArray(alike) ? [...alike, review] : [alike, review]);
}

function traitsIn(value: Fields): Traits {
  return {
    platform: platformOf(value),
    source: textAt(value.source, 'name')?.trim() ?? '',
    area: textAt(value, 'service_area'),
    language: textAt(value, 'language'),
    isAnswered: isGroup(value.response),
    name: lengthOf(textAt(value, 'author')?.trim() ?? ''),
    rating: value.rating,
  };
}
