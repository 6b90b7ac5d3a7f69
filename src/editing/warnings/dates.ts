import type { DraftReview } from '../../authoring/reviews/check-review.ts';
import type { Path } from '../../authoring/source/source.ts';
import type { CalendarDate } from '../../reviews/schemas/calendar-date.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time zone that is first to see a day begin, UTC+14, in ms. */
const EARLIEST_ZONE = 14 * 60 * 60 * 1000;

/** A review that waits is told as an old one when it was written more days ago. */
export const LONG_WAIT = 60;

export interface DatedField {
  readonly path: Path;
  readonly date: CalendarDate;
}

/**
 * The dates of a review that have not come yet anywhere: perhaps a mistyped year. No mistake, since whether it is one depends on the
 * clock, and a build on the content alone.
 */
export function datesToCome({ date, verification, response, edited }: DraftReview, now: Date): DatedField[] {
  const today = new Date(now.getTime() + EARLIEST_ZONE).toISOString().slice(0, 10);
  return [
    { path: ['date'], date },
    { path: ['verification', 'date'], date: verification?.date },
    { path: ['response', 'date'], date: response?.date },
    { path: ['edited'], date: edited },
  ].flatMap(({ path, date }) => (date !== undefined && date > today ? [{ path, date }] : []));
}

/** How many whole days have gone since the review was written. */
export function daysSince(date: CalendarDate, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(date)) / DAY_MS);
}
