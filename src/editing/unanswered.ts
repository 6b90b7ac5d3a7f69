import type { Source } from '../authoring/source/source.ts';
import { compareReviews } from '../reviews/catalog.ts';
import type { Review } from '../reviews/schemas/review.ts';
import { soundReviews } from './sound-reviews.ts';
import type { Workspace } from './workspace.ts';

/** The most stars of a review that asks for an answer more than others do. */
export const MOST_LOW_STARS = 2;

/** Compares reviews by how much an answer is wanted: those with one or two stars come first, and of these the newest. */
export function compareWanted(a: Wanted, b: Wanted): number {
  return Number(b.rating <= MOST_LOW_STARS) - Number(a.rating <= MOST_LOW_STARS) || compareReviews(a, b);
}

type Wanted = Pick<Review, 'id' | 'date' | 'rating'>;

/** The verified reviews without an answer, the most wanted first. Those with mistakes are left out: these have to be mended first. */
export function unansweredReviews(workspace: Workspace): Source[] {
  return soundReviews(workspace)
    .filter(({ review }) => review.verification !== undefined && review.response === undefined)
    .toSorted((a, b) => compareWanted(a.review, b.review))
    .map(({ source }) => source);
}
