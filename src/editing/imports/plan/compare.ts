import { extname } from 'node:path';
import type { CheckedBusiness } from '../../../authoring/business/check-business.ts';
import { isGroup, textAt } from '../../../authoring/source/source.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import type { Issue } from '../../../reviews/schemas/issues.ts';
import { foldText } from '../../../reviews/text/comparing/text-match.ts';
import type { ImportedReview } from '../entries/parsed-entry.ts';
import { type Fields, identityOf, platformOf } from '../known/identity.ts';
import { fileOf, type KnownReview, readKnownReview } from '../known/known-reviews.ts';
import { changedFields } from './changed-fields.ts';
import { inWords, issuesOf } from './entry-issues.ts';
import type { Verdict } from './verdict.ts';

export interface CompareParts {
  readonly about: Pick<CheckedBusiness, 'known'>;
  readonly today: CalendarDate;
  /** The ids of the reviews in the last build; asked for only if an entry differs from its review. */
  published(): Promise<ReadonlySet<string>>;
}

/** Decides on an entry that means a review here. */
export async function compare(
  known: KnownReview,
  { fields, updated }: ImportedReview,
  { about, today, published }: CompareParts,
): Promise<Verdict> {
  const identity = identityOf(fields);
  if (known.content === identity.content && known.strong === identity.strong) return { kind: 'here' };
  const value = (await readKnownReview(known))?.value;
  const other = otherIn(value, fields);
  if (other !== undefined) return { kind: 'refused', reason: anotherOf(known, fields, other) };
  const isRow = extname(fileOf(known)) === '.csv';
  const { changes, kept } = changedFields({ value, fields, updated, isRow, today, published: await published() });
  if (!isGroup(value) || Object.keys(changes).length === 0)
    return kept.length === 0 ? { kind: 'here' } : { kind: 'kept', known, kept };
  const changed = { ...value, ...changes };
  const issues = issuesOf(changed, about.known);
  const stale = staleWords(issues, value.redact);
  const faults = inWords('redact' in stale ? issuesOf({ ...changed, ...stale }, about.known) : issues);
  return faults === undefined
    ? { kind: 'changed', known, changes: { ...changes, ...stale }, kept }
    : { kind: 'refused', reason: `it was changed at its source, but cannot be changed in ${fileOf(known)}: ${faults}` };
}

/** Whether a review that was found by its id is that of the entry. */
export async function isSame(review: KnownReview, fields: Fields): Promise<boolean> {
  return otherIn((await readKnownReview(review))?.value, fields) === undefined;
}

/**
 * Why an entry with the id of a review is another review, if it is: of another platform, or with another author, day and text. Some
 * tables number their rows anew in each export.
 */
function otherIn(value: unknown, fields: Fields): string | undefined {
  const [here, there] = [platformOf(value), platformOf(fields)];
  if (here !== '' && there !== '' && here !== there) return 'is of another platform';
  const differs = (key: string) => foldText(textAt(value, key) ?? '') !== foldText(textAt(fields, key) ?? '');
  return ['author', 'date', 'text'].every(differs) ? 'has another author, day and text' : undefined;
}

function anotherOf(known: KnownReview, { id }: Fields, other: string): string {
  const field = typeof id === 'string' ? 'id' : 'source_id';
  return `its ${field} is that of ${fileOf(known)}, which ${other}; if the column only counts rows, say --map "${field}="`;
}

/** What is left of `redact` if the new text no longer holds all of its words. */
function staleWords(issues: readonly Issue[], redact: unknown): { redact?: readonly unknown[] | undefined } {
  const absent = issues.filter(({ path, code }) => path[0] === 'redact' && code === 'not_found').map(({ path }) => path[1]);
  if (absent.length === 0 || !Array.isArray(redact)) return {};
  const left = redact.filter((_, index) => !absent.includes(index));
  return { redact: left.length === 0 ? undefined : left };
}
