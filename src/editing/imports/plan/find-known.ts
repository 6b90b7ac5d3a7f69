import { type Identity, identityOf } from './identity.ts';
import type { KnownReview, KnownReviews } from './known-reviews.ts';

/** How an entry of an export is to be found among the reviews that are there. */
export type Match =
  | { kind: 'none' }
  | { kind: 'found'; review: KnownReview }
  /** It may be one of several, which only a person can tell. */
  | { kind: 'several'; reviews: readonly KnownReview[] };

/**
 * Finds the review by its id here, by what its platform calls it, or by platform, day and author. Of several of the last kind that with
 * the same text is meant; one that another entry is sure to mean (`claimed`) is not.
 */
export function findKnown(
  fields: Readonly<Record<string, unknown>>,
  identity: Identity,
  known: KnownReviews,
  claimed: ReadonlySet<string>,
): Match {
  const sure = findSure(fields, identity, known);
  if (sure !== undefined) return { kind: 'found', review: sure };
  if (typeof fields.id === 'string') return { kind: 'none' };
  const left = alike(identity, known).filter(({ id }) => !claimed.has(id));
  const [only, another] = left;
  if (only === undefined) return { kind: 'none' };
  return another === undefined ? { kind: 'found', review: only } : { kind: 'several', reviews: left };
}

/** The review that the entry means beyond doubt. */
function findSure(fields: Readonly<Record<string, unknown>>, identity: Identity, known: KnownReviews): KnownReview | undefined {
  if (typeof fields.id === 'string') return known.byId.get(fields.id);
  const named = identity.strong === undefined ? undefined : known.byStrong.get(identity.strong);
  return named ?? alike(identity, known).find(({ text }) => text === identity.text);
}

/** Where the platform's name for a review is known, one with another name is another review. */
function alike(identity: Identity, { byWeak }: KnownReviews): readonly KnownReview[] {
  const found = byWeak.get(identity.weak) ?? [];
  const reviews = 'id' in found ? [found] : found;
  return identity.strong === undefined ? reviews : reviews.filter(({ strong }) => strong === undefined);
}

/** The ids of reviews that entries mean beyond doubt; it is gathered before anything is decided. */
export async function claimedBy(
  entries: AsyncIterable<Readonly<Record<string, unknown>>>,
  known: KnownReviews,
): Promise<ReadonlySet<string>> {
  const claimed = new Set<string>();
  if (known.byId.size === 0) return claimed;
  for await (const fields of entries) {
    const sure = findSure(fields, identityOf(fields), known);
    if (sure !== undefined) claimed.add(sure.id);
  }
  return claimed;
}
