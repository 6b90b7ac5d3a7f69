import { TOLD } from '../../src/editing/changes/correction.ts';
import type { Review } from '../../src/reviews/schemas/review.ts';
import type { LastReview } from './last-reviews.ts';

/** What of a review is compared. */
type Published = Pick<Review, 'id' | 'url' | 'edited' | Field>;

type Field = (typeof TOLD)[number];

export interface SilentCorrection {
  readonly id: string;
  readonly fields: readonly [Field, ...Field[]];
  /** The `edited` that readers know. */
  readonly known: string | undefined;
}

/** The time zone that is last to see a day end, UTC−12, in ms. */
const LATEST_ZONE = -12 * 60 * 60 * 1000;

/**
 * The reviews that say something else than in the last build and yet have no newer `edited`. One of today is new enough: there is none
 * newer for a second correction on one day. A build for another address says nothing of this one.
 */
export function silentCorrections(reviews: readonly Published[], last: readonly LastReview[], now: Date): SilentCorrection[] {
  const today = new Date(now.getTime() + LATEST_ZONE).toISOString().slice(0, 10);
  const lastByUrl = new Map(last.map((review) => [review.url, review]));
  return reviews.flatMap((review) => {
    const before = lastByUrl.get(review.url);
    if (before === undefined) return [];
    const [first, ...others] = TOLD.filter((field) => review[field] !== before[field]);
    if (first === undefined) return [];
    const { id, edited } = review;
    const isTold = edited !== undefined && (edited >= today || edited > (before.edited ?? ''));
    return isTold ? [] : [{ id, fields: [first, ...others], known: before.edited }];
  });
}
