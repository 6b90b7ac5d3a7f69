import type { DraftReview } from '../../authoring/reviews/check-review.ts';
import { daysBetween } from '../../reviews/schemas/calendar-date.ts';
import { LONG_WAIT } from './dates.ts';
import { VERIFY, type Warning } from './warning.ts';

/**
 * One warning, at the oldest review, for all old reviews without a verification: an import may bring hundreds, and one command is
 * for all. Their dates count, as nobody knows since when they wait.
 */
export function warnOfOldWaiting(
  reviews: readonly DraftReview[],
  now: Date,
): { readonly id: string; readonly warning: Warning } | undefined {
  const today = now.toISOString().slice(0, 10);
  const old = reviews.filter(({ date, verification }) => verification === undefined && daysBetween(date, today) > LONG_WAIT);
  const [first, ...others] = old;
  if (first === undefined) return undefined;
  const { id, date } = others.reduce((oldest, review) => (review.date < oldest.date ? review : oldest), first);
  const message =
    others.length === 0
      ? `1 review of more than ${LONG_WAIT} days ago (${date}) waits for a verification and is not published`
      : `${old.length} reviews of more than ${LONG_WAIT} days ago wait for a verification and are not published; this is the oldest (${date})`;
  return { id, warning: { kind: 'waiting-long', path: [], message, fix: VERIFY } };
}
