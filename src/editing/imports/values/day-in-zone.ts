import type { WrittenDate } from '../../../authoring/source/read-date.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import { dayIn } from '../../../reviews/schemas/time-zone.ts';

/**
 * Makes the function that tells on which day a moment falls in the time zone. A day stays as it is, also one that a program wrote
 * as its midnight in UTC, as databases and editors of websites do: west of Greenwich, it would become the day before.
 */
export function createDayInZone(timeZone?: string): (written: WrittenDate) => CalendarDate {
  const dayOf = dayIn(timeZone);
  const dayInUtc = dayIn('UTC');
  return (written) => {
    if (written.kind === 'day') return written.day;
    return written.time % DAY === 0 ? dayInUtc(written.time) : dayOf(written.time);
  };
}

/** Of 86,400 real times, one is midnight to the second. */
const DAY = 24 * 60 * 60 * 1000;
