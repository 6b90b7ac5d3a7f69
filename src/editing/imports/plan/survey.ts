import type { ParsedEntry } from '../formats/parsed-entry.ts';
import { findSure } from './find-known.ts';
import { identityOf } from './identity.ts';
import type { KnownReviews } from './known-reviews.ts';

/** What a first reading of all entries tells, before anything is decided. */
export interface Survey {
  /** How many entries there are. */
  readonly entries: number;
  /** The ids of the reviews that entries certainly mean. */
  readonly claimed: ReadonlySet<string>;
}

/** Reads all entries once. */
export async function surveyEntries(
  entries: AsyncIterable<{ readonly parsed: ParsedEntry }>,
  known: KnownReviews,
): Promise<Survey> {
  const claimed = new Set<string>();
  let count = 0;
  for await (const { parsed } of entries) {
    count += 1;
    if (parsed.kind !== 'review' || known.byId.size === 0) continue;
    const { fields } = parsed.review;
    const sure = findSure(fields, identityOf(fields), known);
    if (sure !== undefined) claimed.add(sure.id);
  }
  return { entries: count, claimed };
}
