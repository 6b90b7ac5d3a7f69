import { join } from 'node:path';
import type { z } from 'zod';
import { type Issue, quote } from '../../reviews/schemas/issues.ts';
import { type AuthoredReview, type ReviewFile, reviewFileSchema } from '../../reviews/schemas/review.ts';
import { csvReviewSchema, readCsv } from '../csv/read-csv.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { readReviewFiles } from '../files/review-folder.ts';
import { readJsonl } from '../json/read-jsonl.ts';
import type { Problem } from '../problems/problem.ts';
import { problemsIn, type Read, type Source, textAt } from '../source/source.ts';
import { checkReview, type ReviewCheck, type Surroundings } from './check-review.ts';

/** A review that was read but not checked, with the schema for what its kind of file can say. */
interface Draft {
  readonly source: Source;
  readonly schema: z.ZodType<ReviewFile>;
}

export interface CheckedReviews {
  readonly published: readonly AuthoredReview[];
  /** Those that wait for a verification. */
  readonly waiting: readonly Source[];
  /** What became of each id. */
  readonly stateOf: ReadonlyMap<string, ReviewCheck['kind']>;
  readonly problems: readonly Problem[];
}

/** Reads every review below the content folder that is in `names`, the folder's listing. */
export async function readDrafts(directory: string, shown: string, names: ReadonlySet<string>): Promise<Read<Draft>> {
  const reads = [
    names.has('reviews')
      ? drafts(await readReviewFiles(join(directory, 'reviews'), join(shown, 'reviews')), reviewFileSchema)
      : NONE,
    names.has('reviews.csv') ? drafts(await readMany(directory, shown, 'reviews.csv', readCsv), csvReviewSchema) : NONE,
    names.has('reviews.jsonl') ? drafts(await readMany(directory, shown, 'reviews.jsonl', readJsonl), reviewFileSchema) : NONE,
  ];
  return { found: reads.flatMap(({ found }) => found), problems: reads.flatMap(({ problems }) => problems) };
}

const NONE: Read<Draft> = { found: [], problems: [] };

async function readMany(
  directory: string,
  shown: string,
  name: string,
  reader: (file: string, text: string) => Read<Source>,
): Promise<Read<Source>> {
  const file = join(shown, name);
  const read = await readTextFile(join(directory, name), file);
  return read.ok ? reader(file, read.text) : { found: [], problems: [read.problem] };
}

function drafts({ found, problems }: Read<Source>, schema: z.ZodType<ReviewFile>): Read<Draft> {
  return { found: found.map((source) => ({ source, schema })), problems };
}

/** Checks each review, and that no two have one id. */
export function checkReviews(found: readonly Draft[], surroundings: Surroundings): CheckedReviews {
  const published: AuthoredReview[] = [];
  const problems = repeatedIds(found.map(({ source }) => source));
  const stateOf = new Map<string, ReviewCheck['kind']>();
  const waiting: Source[] = [];
  for (const { source, schema } of found) {
    const check = checkReview(schema, source, surroundings);
    const id = textAt(source.value, 'id');
    if (id !== undefined) stateOf.set(id, check.kind);
    if (check.kind === 'published') published.push(check.review);
    else if (check.kind === 'waiting') waiting.push(source);
    else for (const problem of check.problems) problems.push(problem);
  }
  return { published, waiting, stateOf, problems };
}

/** Ids that differ in case alone are one: some file systems could not hold both. */
function repeatedIds(sources: readonly Source[]): Problem[] {
  const firsts = new Map<string, Source>();
  const problems: Problem[] = [];
  for (const source of sources) {
    const id = textAt(source.value, 'id');
    if (id === undefined) continue;
    const first = firsts.get(id.toLowerCase());
    if (first === undefined) firsts.set(id.toLowerCase(), source);
    else problems.push(...problemsIn(source, [repeatedId(id, first)]));
  }
  return problems;
}

function repeatedId(id: string, first: Source): Issue {
  const place = `${first.file}:${first.locator()(['id']).line}`;
  return { path: ['id'], code: 'repeated', message: `${quote(id)} is already the id of the review at ${place}` };
}
