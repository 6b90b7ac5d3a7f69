import type { WrittenDate } from '../../../authoring/source/read-date.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';

/** Makes the function that tells on which day a moment falls in the time zone. A day stays as it is. */
export function createDayInZone(timeZone = 'UTC'): (written: WrittenDate) => CalendarDate {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (written) => {
    if (written.kind === 'day') return written.day;
    const parts = new Map(format.formatToParts(written.time).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
}
