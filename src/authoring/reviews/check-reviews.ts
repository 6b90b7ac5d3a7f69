import { extname } from 'node:path';
import type { z } from 'zod';
import { type Issue, quote } from '../../reviews/schemas/issues.ts';
import { type AuthoredReview, type ReviewFile, reviewFileSchema } from '../../reviews/schemas/review.ts';
import { csvReviewSchema } from '../csv/read-csv.ts';
import type { Problem } from '../problems/problem.ts';
import { onlyOne } from '../problems/read.ts';
import { checkSource, problemsIn, type Source, textAt } from '../source/source.ts';
import { type CheckedReview, checkReview, type DraftReview, type Surroundings } from './check-review.ts';

/** A review without mistakes, and where it stands. */
export interface Draft {
  readonly source: Source;
  readonly review: DraftReview;
}

export interface CheckedReviews {
  /** All without mistakes, in the order of the files: those that are published, and those that wait. */
  readonly drafts: readonly Draft[];
  readonly published: readonly AuthoredReview[];
  /** Those that wait for a verification. */
  readonly waiting: readonly Source[];
  /** What became of each id. */
  readonly stateOf: ReadonlyMap<string, CheckedReview['kind'] | 'faulty'>;
  readonly problems: readonly Problem[];
}

/** Checks each review, and that no two have the same id. */
export function checkReviews(sources: readonly Source[], surroundings: Surroundings): CheckedReviews {
  const drafts: Draft[] = [];
  const published: AuthoredReview[] = [];
  const waiting: Source[] = [];
  const stateOf = new Map<string, CheckedReview['kind'] | 'faulty'>();
  const problems = repeatedIds(sources);
  for (const source of sources) {
    const read = checkSource(source, (value) => checkReview(schemaOf(source), value, surroundings));
    const checked = onlyOne(read);
    const id = textAt(source.value, 'id');
    if (id !== undefined) stateOf.set(id, checked?.kind ?? 'faulty');
    if (checked !== undefined) drafts.push({ source, review: checked.review });
    if (checked?.kind === 'published') published.push(checked.review);
    if (checked?.kind === 'waiting') waiting.push(source);
    for (const problem of read.problems) problems.push(problem);
  }
  return { drafts, published, waiting, stateOf, problems };
}

/** Chooses the schema by the ending of the file: of a rating in a CSV file it says that it is no digit, and not that it is a text. */
function schemaOf({ file }: Source): z.ZodType<ReviewFile> {
  return extname(file) === '.csv' ? csvReviewSchema : reviewFileSchema;
}

/** Finds ids that stand twice. Ids that differ only in case count as one, because some file systems could not hold both. */
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
