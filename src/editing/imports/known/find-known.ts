import { withShortName } from '../../changes/shortened-name.ts';
import { type Fields, type Identity, identityOf, onNextDays, platformOf, tracesOf, weakOf } from './identity.ts';
import type { KnownReview, KnownReviews } from './known-reviews.ts';

/**
 * Finds the review of an entry by its id here, by the platform's id, or by platform, day and author. If several have the same
 * platform, day and author, the one with the same text is meant. If none has, it is one whose author or day was changed: before
 * one of the same day with another text, one of the next day with the same text. Reviews that other entries certainly mean
 * (`claimed`) are left out: a review whose platform gave it another id is known by that. Gives several if only a person can tell
 * which of them is meant.
 */
export function findKnown(
  fields: Fields,
  identity: Identity,
  known: KnownReviews,
  claimed: ReadonlySet<string>,
): readonly KnownReview[] {
  if (known.byId.size === 0) return [];
  const sure = findSure(fields, identity, known);
  if (sure !== undefined) return [sure];
  if (typeof fields.id === 'string') return [];
  const renumbered = findRenumbered(fields, identity, known, claimed);
  if (renumbered !== undefined) return [renumbered];
  const left = alike(identity, known).filter(({ id }) => !claimed.has(id));
  if (left.length > 0) {
    const moved = findMoved(fields, identity, known, claimed);
    return moved === undefined ? left : [moved];
  }
  const changed = findChanged(fields, identity, known, claimed);
  return changed === undefined ? [] : [changed];
}

/** The review that the entry certainly means, with its author's name as it is in the export, or short. */
export function findSure(fields: Fields, identity: Identity, known: KnownReviews): KnownReview | undefined {
  if (typeof fields.id === 'string') return known.byId.get(fields.id);
  const named = identity.strong === undefined ? undefined : known.byStrong.get(identity.strong);
  return named ?? findSaid(identity, known) ?? findSaid(identityOf(withShortName(fields)), known);
}

/** The review of an author and day with the same text; of several, the one that is the same in all else. */
function findSaid(identity: Identity, known: KnownReviews): KnownReview | undefined {
  const found = alike(identity, known).filter(({ text }) => text === identity.text);
  return found.find(({ content }) => content === identity.content) ?? found[0];
}

/**
 * The review with the platform, author, day and text of an entry, but with another id of the platform, which no entry has; of
 * several, the one with the same rating. One of another area is another review: some write the same of two locations.
 */
function findRenumbered(
  fields: Fields,
  { strong, text }: Identity,
  { byWeak }: KnownReviews,
  claimed: ReadonlySet<string>,
): KnownReview | undefined {
  if (strong === undefined) return undefined;
  const found = [fields, ...onNextDays(fields)]
    .flatMap((each) => [each, withShortName(each)])
    .flatMap((each) => byWeak.get(weakOf(each)) ?? [])
    .filter((review) => review.text === text && !claimed.has(review.id) && !isElsewhere(review.traits.area, fields.service_area));
  return found.find(({ traits }) => traits.rating === fields.rating) ?? found[0];
}

function isElsewhere(here: string | undefined, there: unknown): boolean {
  return here !== undefined && there !== undefined && here !== there;
}

/** The review whose author has another name here, or of which a time zone made another day. */
function findChanged(
  fields: Fields,
  identity: Identity,
  known: KnownReviews,
  claimed: ReadonlySet<string>,
): KnownReview | undefined {
  const traced = tracedBy(fields, known)
    .filter(mayBe(identity))
    .find(({ id }) => !claimed.has(id));
  return traced ?? findMoved(fields, identity, known, claimed);
}

/** The review with the same text of the day before or after, as a time zone makes another day of it. */
function findMoved(
  fields: Fields,
  identity: Identity,
  known: KnownReviews,
  claimed: ReadonlySet<string>,
): KnownReview | undefined {
  return onNextDays(fields)
    .flatMap((each) => [...alike(identityOf(each), known), ...tracedBy(each, known)])
    .filter(mayBe(identity))
    .find(({ id, text }) => text === identity.text && !claimed.has(id));
}

function tracedBy(fields: Fields, { byTrace }: KnownReviews): KnownReview[] {
  return tracesOf(fields).flatMap((trace) => byTrace.get(trace) ?? []);
}

/** The review with the author, day and words of an entry that is here from another platform (`sources`), or from none. */
export function findElsewhere(fields: Fields, known: KnownReviews, sources: Iterable<string>): KnownReview | undefined {
  const said = identityOf(fields).text;
  for (const name of sources) {
    if (platformOf({ source: { name } }) === platformOf(fields)) continue;
    // Without the platform's id, which is another one there.
    const there = { ...fields, source: { name } };
    const identity = identityOf(there);
    const review = findSure(there, identity, known) ?? findChanged(there, identity, known, new Set());
    if (review?.text === said) return review;
  }
  return undefined;
}

/** Reviews of the same platform, day and author, that may be meant. */
export function alike(identity: Identity, { byWeak }: KnownReviews): readonly KnownReview[] {
  return [byWeak.get(identity.weak) ?? []].flat().filter(mayBe(identity));
}

/** Tells by the platform's id whether a review may be meant: if the entry has one, a review with another is not. */
function mayBe(identity: Identity): (review: KnownReview) => boolean {
  return ({ strong }) => identity.strong === undefined || strong === undefined;
}
