import { isGroup, type Source, textAt } from '../authoring/source/source.ts';
import { compareReviews } from '../reviews/catalog.ts';
import type { Review } from '../reviews/schemas/review.ts';
import type { Workspace } from './workspace.ts';

/** The most stars of a review that asks for an answer more than others do. */
export const MOST_LOW_STARS = 2;

/** Compares reviews by how much an answer is wanted: those with one or two stars come first, and of these the newest. */
export function compareWanted(a: Wanted, b: Wanted): number {
  return Number(b.rating <= MOST_LOW_STARS) - Number(a.rating <= MOST_LOW_STARS) || compareReviews(a, b);
}

type Wanted = Pick<Review, 'id' | 'date' | 'rating'>;

/** The reviews that readers see without an answer, the most wanted first. Those with mistakes are not published either. */
export function unansweredReviews({ reviews, problems }: Pick<Workspace, 'reviews' | 'problems'>): Source[] {
  const faulty = new Set(problems.map(({ file }) => file));
  return reviews
    .filter(
      ({ file, value }) =>
        !faulty.has(file) && isGroup(value) && value.verification !== undefined && value.response === undefined,
    )
    .map((source) => ({ source, wanted: wantedOf(source) }))
    .sort((a, b) => compareWanted(a.wanted, b.wanted))
    .map(({ source }) => source);
}

function wantedOf({ value }: Source): Wanted {
  return {
    id: textAt(value, 'id') ?? '',
    date: textAt(value, 'date') ?? '',
    rating: isGroup(value) ? Number(value.rating) : 0,
  };
}
