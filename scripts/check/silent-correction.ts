import { CORRECTED_FIELDS } from '../../src/editing/changes/correction.ts';
import type { Review } from '../../src/reviews/schemas/review.ts';
import type { LastReview } from './last-reviews.ts';

/** The fields of a review that are compared. */
type Published = Pick<Review, 'edited' | Field>;

type Field = (typeof CORRECTED_FIELDS)[number];

export interface SilentCorrection {
  readonly fields: readonly [Field, ...Field[]];
  /** The `edited` date that readers already know. */
  readonly known: string | undefined;
}

/** UTC−12, the last time zone in which a day ends, in ms. */
const LATEST_ZONE = -12 * 60 * 60 * 1000;

/**
 * How a review differs from what was published before, if no newer `edited` says so. An `edited` of today is new enough, because a
 * second correction on the same day cannot have a newer one.
 */
export function silentCorrection(review: Published, before: LastReview, now: Date): SilentCorrection | undefined {
  const today = new Date(now.getTime() + LATEST_ZONE).toISOString().slice(0, 10);
  const [first, ...others] = CORRECTED_FIELDS.filter((field) => review[field] !== before[field]);
  if (first === undefined) return undefined;
  const { edited } = review;
  const isTold = edited !== undefined && (edited >= today || edited > (before.edited ?? ''));
  return isTold ? undefined : { fields: [first, ...others], known: before.edited };
}
