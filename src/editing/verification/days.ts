import type { CalendarDate } from '../../reviews/schemas/calendar-date.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How many days the second date is after the first. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
