import type { DraftReview } from '../../../authoring/reviews/check-review.ts';
import { daysBetween } from '../../../reviews/schemas/calendar-date.ts';
import { VERIFY, type Warning } from '../warning.ts';

/** In days. A waiting review that was written longer ago counts as old where the policy promises nothing. */
const LONG_WAIT = 60;

/**
 * One warning, at the oldest review, for all old reviews without a verification: an import may bring hundreds, and one command is
 * for all. Their dates count, as nobody knows since when they wait. `promised`: in how many days the business says that it decides.
 */
export function warnOfOldWaiting(
  reviews: readonly DraftReview[],
  promised: number | undefined,
  now: Date,
): { readonly id: string; readonly warning: Warning } | undefined {
  const today = now.toISOString().slice(0, 10);
  const days = promised ?? LONG_WAIT;
  const old = reviews.filter(({ date, verification }) => verification === undefined && daysBetween(date, today) > days);
  const [first, ...others] = old;
  if (first === undefined) return undefined;
  const { id, date } = others.reduce((oldest, review) => (review.date < oldest.date ? review : oldest), first);
  const ago = `of more than ${days} ${days === 1 ? 'day' : 'days'} ago`;
  const fact =
    others.length === 0
      ? `1 review ${ago} (${date}) waits for a verification and is not published`
      : `${old.length} reviews ${ago} wait for a verification and are not published; this is the oldest (${date})`;
  const message = promised === undefined ? fact : `${fact}. Readers of your policy are told that you decide by then`;
  return { id, warning: { kind: 'waiting-long', path: [], message, fix: DECIDE } };
}

/** Otherwise every check would name a review that nobody can verify. */
const DECIDE = `${VERIFY}   or remove <id> --reason "…" for one that is no customer's`;
