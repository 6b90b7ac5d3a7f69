import { z } from 'zod';

/** A day of the Gregorian calendar as `YYYY-MM-DD`; days the calendar lacks (`2026-02-30`) are refused. Compares as text. */
export const calendarDateSchema = z.iso.date().meta({
  description: 'A day of the calendar, `YYYY-MM-DD`.',
  examples: ['2026-03-14'],
});

export type CalendarDate = z.infer<typeof calendarDateSchema>;

/** The newest of the given dates, or `null` for none. */
export function newestDate(dates: Iterable<CalendarDate | undefined>): CalendarDate | null {
  let newest: CalendarDate | null = null;
  for (const date of dates) if (date !== undefined && (newest === null || date > newest)) newest = date;
  return newest;
}

/** Midnight UTC of the day as RFC 3339, which is how a day stands in a feed. */
export function midnight(date: CalendarDate): string {
  return `${date}T00:00:00Z`;
}
