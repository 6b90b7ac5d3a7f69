import { z } from 'zod';

/** A day of the Gregorian calendar as `YYYY-MM-DD`; days the calendar lacks (`2026-02-30`) are refused. Compares as text. */
export const calendarDateSchema = z.iso.date().meta({
  description: 'A day of the calendar, `YYYY-MM-DD`.',
  examples: ['2026-03-14'],
});

export type CalendarDate = z.infer<typeof calendarDateSchema>;

/** One day in ms. */
const DAY = 24 * 60 * 60 * 1000;

/** The day so many days after another, or before it. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** How many days the second date is after the first. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** `20240331` for `2024-03-31`: a number takes less memory. */
export function dateNumber(date: CalendarDate): number {
  return Number(date.replaceAll('-', ''));
}

/** The newest of the given dates, or `null` for none. */
export function newestDate(dates: Iterable<CalendarDate | undefined>): CalendarDate | null {
  let newest: CalendarDate | null = null;
  for (const date of dates) if (date !== undefined && (newest === null || date > newest)) newest = date;
  return newest;
}
