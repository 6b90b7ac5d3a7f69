import type { WrittenDate } from '../../../authoring/source/read-date.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import { dayIn } from '../../../reviews/schemas/time-zone.ts';

/** Makes the function that tells on which day a moment falls in the time zone. A day stays as it is. */
export function createDayInZone(timeZone?: string): (written: WrittenDate) => CalendarDate {
  const dayOf = dayIn(timeZone);
  return (written) => (written.kind === 'day' ? written.day : dayOf(written.time));
}
