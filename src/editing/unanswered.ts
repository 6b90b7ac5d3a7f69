import { z } from 'zod';
import { isGroup, type Source } from '../authoring/source/source.ts';
import { compareReviews } from '../reviews/catalog.ts';
import { type Review, reviewFileSchema } from '../reviews/schemas/review.ts';
import type { Workspace } from './workspace.ts';

/** The most stars of a review that asks for an answer more than others do. */
export const MOST_LOW_STARS = 2;

/** Compares reviews by how much an answer is wanted: those with one or two stars come first, and of these the newest. */
export function compareWanted(a: Wanted, b: Wanted): number {
  return Number(b.rating <= MOST_LOW_STARS) - Number(a.rating <= MOST_LOW_STARS) || compareReviews(a, b);
}

type Wanted = Pick<Review, 'id' | 'date' | 'rating'>;

/** The fields by which somebody answers. Mistakes in others are left to the check. */
const answerableSchema = z.object(reviewFileSchema.pick({ id: true, date: true, rating: true, author: true, text: true }).shape);

/** The verified reviews without an answer, the most wanted first. Those with mistakes are left out: they have to be mended first. */
export function unansweredReviews({ reviews }: Pick<Workspace, 'reviews'>): Source[] {
  return reviews
    .filter(({ value }) => isGroup(value) && value.verification !== undefined && value.response === undefined)
    .flatMap((source) => {
      const { data } = answerableSchema.safeParse(source.value);
      return data === undefined ? [] : [{ source, wanted: data }];
    })
    .toSorted((a, b) => compareWanted(a.wanted, b.wanted))
    .map(({ source }) => source);
}
