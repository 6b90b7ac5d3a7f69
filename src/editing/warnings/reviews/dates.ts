import type { DraftReview } from '../../../authoring/reviews/check-review.ts';
import type { Path } from '../../../authoring/source/source.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';

/** The offset of the time zone in which a day begins first, UTC+14, in ms. */
const EARLIEST_ZONE = 14 * 60 * 60 * 1000;

export interface DatedField {
  readonly path: Path;
  readonly date: CalendarDate;
}

/**
 * The dates of a review that are in the future in every time zone, perhaps by a mistyped year. They are no mistakes for the
 * check, as a build depends on the content alone, and not on the clock.
 */
export function datesToCome(review: DraftReview, now: Date): DatedField[] {
  const today = new Date(now.getTime() + EARLIEST_ZONE).toISOString().slice(0, 10);
  return datesOf(review).filter(({ date }) => date > today);
}

/** The dates of a review, or of a part of one. */
export function datesOf({ date, verification, response, edited }: Partial<DraftReview>): DatedField[] {
  return [
    { path: ['date'], date },
    { path: ['verification', 'date'], date: verification?.date },
    { path: ['response', 'date'], date: response?.date },
    { path: ['edited'], date: edited },
  ].flatMap(({ path, date }) => (date === undefined ? [] : [{ path, date }]));
}
