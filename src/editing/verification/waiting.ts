import { z } from 'zod';
import { findName, type KnownNames } from '../../authoring/business/known-names.ts';
import { isGroup, type Source } from '../../authoring/source/source.ts';
import { compareReviews } from '../../reviews/catalog.ts';
import { reviewFileSchema } from '../../reviews/schemas/review.ts';
import { soundReviews } from '../sound-reviews.ts';
import { createOwnAuthors } from '../warnings/reviews/own-authors.ts';
import { callsNoneVerified } from '../warnings/reviews/platform-word.ts';
import { findSameTexts, wordedIn } from '../warnings/reviews/same-texts.ts';
import type { Workspace } from '../workspace.ts';
import type { WaitingReview } from './match-jobs.ts';

/** A review that waits for a verification, and where it stands. */
export interface Waiting {
  readonly source: Source;
  readonly review: WaitingReview;
  readonly rating: number;
  /** Where it was published first. */
  readonly platform: string | undefined;
  /** Whether that site itself does not call it verified. */
  readonly isDenied: boolean;
  /** Why it may not come from a customer, or may be a copy: the end of a sentence that begins with the review. */
  readonly doubt: string | undefined;
  /** The same of a verification that was taken back; whoever names the review may verify it all the same. */
  readonly undone: string | undefined;
}

/** Why no list of jobs, and no site as a whole, verifies the review before somebody has looked at it. */
export function doubtOn({ doubt, undone }: Waiting): string | undefined {
  return doubt ?? undone;
}

/** The reviews without a verification, newest first. Those with mistakes are left out: these have to be mended first. */
export function waitingReviews(workspace: Workspace): Waiting[] {
  const doubtOf = createDoubts(workspace);
  return soundReviews(workspace)
    .flatMap(({ source }) => waitingIn(source, workspace.about.known, doubtOf))
    .sort((a, b) => compareReviews(a.review, b.review));
}

/** The fields that are needed here. */
const waitingSchema = z.object(
  reviewFileSchema.pick({
    id: true,
    date: true,
    rating: true,
    author: true,
    text: true,
    mentions: true,
    source: true,
    unverified: true,
  }).shape,
);

function waitingIn(source: Source, known: KnownNames, doubtOf: (review: WaitingReview) => string | undefined): Waiting[] {
  if (isVerified(source)) return [];
  const read = readFields(source, known);
  return read === undefined ? [] : [{ source, ...read, doubt: doubtOf(read.review) }];
}

/** The reviews with a verification, as they are compared with jobs. */
export function verifiedReviews({ reviews, about }: Workspace): WaitingReview[] {
  return reviews.filter(isVerified).flatMap((source) => readFields(source, about.known)?.review ?? []);
}

/** Whether a review has a verification, be it a sound one or not. */
export function isVerified({ value }: Source): boolean {
  return isGroup(value) && value.verification !== undefined;
}

function readFields(source: Source, known: KnownNames): Omit<Waiting, 'source' | 'doubt'> | undefined {
  const parsed = waitingSchema.safeParse(source.value);
  if (!parsed.success) return undefined;
  const { mentions, source: platform, rating, unverified, ...fields } = parsed.data;
  const canonical = (names: readonly string[], table: KnownNames['technicians']) =>
    names.flatMap((name) => findName(table, name) ?? []);
  const technicians = canonical(mentions.technicians, known.technicians);
  const number = platform?.id === undefined ? {} : { number: platform.id };
  const review = { ...fields, ...number, technicians, services: canonical(mentions.services, known.services) };
  return {
    review,
    rating,
    platform: platform?.name,
    isDenied: platform !== undefined && (platform.verified === 'no' || callsNoneVerified(platform.name)),
    undone: unverified && `had its verification taken back on ${unverified}`,
  };
}

function createDoubts({ about, reviews }: Workspace): (review: Pick<WaitingReview, 'id' | 'author'>) => string | undefined {
  const ownAuthor = createOwnAuthors(about.business, about.aliases.technicians);
  const copies = new Map(findSameTexts(wordedIn(reviews)).map((copy) => [copy.id, copy]));
  return ({ id, author }) => {
    const own = ownAuthor(author);
    if (own !== undefined) return `has an author, ${author}, that ${own}`;
    const copy = copies.get(id);
    return copy && `has ${copy.exact ? 'the same' : 'nearly the same'} text as ${copy.first}`;
  };
}
