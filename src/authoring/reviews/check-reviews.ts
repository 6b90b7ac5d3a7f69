import { extname } from 'node:path';
import type { z } from 'zod';
import { type Issue, quote } from '../../reviews/schemas/issues.ts';
import { type AuthoredReview, type ReviewFile, reviewFileSchema } from '../../reviews/schemas/review.ts';
import { csvReviewSchema } from '../csv/read-csv.ts';
import type { Problem } from '../problems/problem.ts';
import { onlyOne } from '../problems/read.ts';
import { checkSource, problemsIn, type Source, textAt } from '../source/source.ts';
import { type CheckedAgainst, checkReview, type DraftReview, isPublished } from './check-review.ts';

/** A review without mistakes, and where it stands. */
export interface Draft {
  readonly source: Source;
  readonly review: DraftReview;
}

export interface CheckedReviews {
  /** All without mistakes, in the order of the files: those that are published, and those that wait. */
  readonly drafts: readonly Draft[];
  readonly published: readonly AuthoredReview[];
  /** What became of each id. */
  readonly stateOf: ReadonlyMap<string, ReviewState>;
  readonly problems: readonly Problem[];
}

type ReviewState = 'published' | 'waiting' | 'faulty';

/** Checks each review, and that no two have the same id. */
export function checkReviews(sources: readonly Source[], against: CheckedAgainst): CheckedReviews {
  const drafts: Draft[] = [];
  const stateOf = new Map<string, ReviewState>();
  const repeated = repeatedIds(sources);
  const problems = [...repeated.values()].flat();
  for (const source of sources) {
    const read = checkSource(source, (value) => checkReview(schemaOf(source), value, against));
    const review = onlyOne(read);
    const id = textAt(source.value, 'id');
    if (id !== undefined) stateOf.set(id, stateIn(review));
    if (review !== undefined && !repeated.has(source)) drafts.push({ source, review });
    for (const problem of read.problems) problems.push(problem);
  }
  return { drafts, published: drafts.map(({ review }) => review).filter(isPublished), stateOf, problems };
}

function stateIn(review: DraftReview | undefined): ReviewState {
  if (review === undefined) return 'faulty';
  return isPublished(review) ? 'published' : 'waiting';
}

/** Chooses the schema by the ending of the file. In CSV every value is text, so there the mistake in a rating is that it is no digit. */
function schemaOf({ file }: Source): z.ZodType<ReviewFile> {
  return extname(file) === '.csv' ? csvReviewSchema : reviewFileSchema;
}

/** Finds reviews whose id an earlier one has. Case does not count, because some file systems could not hold both. */
function repeatedIds(sources: readonly Source[]): Map<Source, Problem[]> {
  const firsts = new Map<string, Source>();
  const repeated = new Map<Source, Problem[]>();
  for (const source of sources) {
    const id = textAt(source.value, 'id');
    if (id === undefined) continue;
    const first = firsts.get(id.toLowerCase());
    if (first === undefined) firsts.set(id.toLowerCase(), source);
    else repeated.set(source, problemsIn(source, [repeatedId(id, first)]));
  }
  return repeated;
}

function repeatedId(id: string, first: Source): Issue {
  const place = `${first.file}:${first.locator()(['id']).line}`;
  return { path: ['id'], code: 'repeated', message: `${quote(id)} is already the id of the review at ${place}` };
}
