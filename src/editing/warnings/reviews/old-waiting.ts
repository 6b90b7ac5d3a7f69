import type { DraftReview } from '../../../authoring/reviews/check-review.ts';
import { type CalendarDate, daysBetween } from '../../../reviews/schemas/calendar-date.ts';
import { DECIDE, type Warning } from '../warning.ts';

/**
 * One warning, at the oldest review, for all that wait although they were written before the days in which the policy promises a
 * decision: an import may bring hundreds, and one command is for all. Their dates count, as nobody knows since when they wait.
 * Where nothing is `promised`, that each waits says enough.
 */
export function warnOfOldWaiting(
  reviews: readonly DraftReview[],
  promised: number | undefined,
  today: CalendarDate,
): { readonly id: string; readonly warning: Warning } | undefined {
  if (promised === undefined) return undefined;
  const old = reviews.filter(({ date, verification }) => verification === undefined && daysBetween(date, today) > promised);
  const [first, ...others] = old;
  if (first === undefined) return undefined;
  const { id, date } = others.reduce((oldest, review) => (review.date < oldest.date ? review : oldest), first);
  const ago = `of more than ${promised} ${promised === 1 ? 'day' : 'days'} ago`;
  const fact =
    others.length === 0
      ? `1 review ${ago} (${date}) waits for a verification and is not published`
      : `${old.length} reviews ${ago} wait for a verification and are not published; this is the oldest (${date})`;
  const message = `${fact}. Readers of your policy are told that you decide by then`;
  return { id, warning: { kind: 'waiting-long', path: [], message, fix: DECIDE } };
}
