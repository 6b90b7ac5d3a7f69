import { CORRECTED_FIELDS } from '../../src/editing/changes/correction.ts';
import type { Review } from '../../src/reviews/schemas/review.ts';
import type { LastReview } from './last-reviews.ts';

/** The fields of a review that are compared. */
type Published = Pick<Review, 'id' | 'edited' | Field>;

type Field = (typeof CORRECTED_FIELDS)[number];

export interface SilentCorrection {
  readonly id: string;
  readonly fields: readonly [Field, ...Field[]];
  /** The `edited` date that readers already know. */
  readonly known: string | undefined;
}

/** UTC−12, the last time zone in which a day ends, in ms. */
const LATEST_ZONE = -12 * 60 * 60 * 1000;

/**
 * The reviews that differ from the last build and have no newer `edited`. An `edited` of today is new enough, because a second
 * correction on the same day cannot have a newer one. Reviews are compared by id, because a check is often run without the address
 * that the site was built for.
 */
export function silentCorrections(reviews: readonly Published[], last: readonly LastReview[], now: Date): SilentCorrection[] {
  const today = new Date(now.getTime() + LATEST_ZONE).toISOString().slice(0, 10);
  const lastById = new Map(last.map((review) => [review.id, review]));
  return reviews.flatMap((review) => {
    const before = lastById.get(review.id);
    if (before === undefined) return [];
    const [first, ...others] = CORRECTED_FIELDS.filter((field) => review[field] !== before[field]);
    if (first === undefined) return [];
    const { id, edited } = review;
    const isTold = edited !== undefined && (edited >= today || edited > (before.edited ?? ''));
    return isTold ? [] : [{ id, fields: [first, ...others], known: before.edited }];
  });
}
