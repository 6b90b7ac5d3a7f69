import type { RemovedReview } from '../../../authoring/editorial/check-removed.ts';
import { createFindNamed } from '../../../authoring/editorial/find-entry.ts';
import type { ParsedEntry } from '../entries/parsed-entry.ts';
import { findSure } from '../known/find-known.ts';
import { identityOf, keyOf, saidKeyOf } from '../known/identity.ts';
import type { KnownReviews } from '../known/known-reviews.ts';
import { versionDay } from './changed-fields.ts';

/** What a first reading of all entries tells, before anything is decided. */
export interface Survey {
  /** How many entries there are. */
  readonly entries: number;
  /** The ids of the reviews that entries certainly mean. */
  readonly claimed: ReadonlySet<string>;
  /** The removed reviews of which entries have the platform's id. */
  readonly removed: ReadonlySet<RemovedReview>;
  /** Of reviews that the files have in versions of several days, by their keys: the day of the newest. */
  readonly newest: ReadonlyMap<string, string>;
  /** The reviews that the files have with the platform's id, by what they say (`saidKeyOf`). */
  readonly named: ReadonlySet<string>;
}

/** Reads all entries once. */
export async function surveyEntries(
  entries: AsyncIterable<{ readonly parsed: ParsedEntry }>,
  known: KnownReviews,
): Promise<Survey> {
  const claimed = new Set<string>();
  const removed = new Set<RemovedReview>();
  const findNamed = createFindNamed(known.removed);
  const days = new Map<string, string>();
  const newest = new Map<string, string>();
  const named = new Set<string>();
  let count = 0;
  for await (const { parsed } of entries) {
    count += 1;
    if (parsed.kind !== 'review') continue;
    const { fields } = parsed;
    const identity = identityOf(fields);
    const sure = findSure(fields, identity, known);
    if (sure !== undefined) claimed.add(sure.id);
    const gone = findNamed(fields);
    if (gone !== undefined) removed.add(gone);
    if (identity.strong !== undefined) named.add(saidKeyOf(identity));
    const [key, day] = [keyOf(fields, identity), versionDay(parsed)];
    const before = days.get(key) ?? day;
    const latest = day > before ? day : before;
    if (before !== day) newest.set(key, latest);
    days.set(key, latest);
  }
  return { entries: count, claimed, removed, newest, named };
}
