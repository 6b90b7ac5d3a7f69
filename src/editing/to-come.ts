import { type CalendarDate, daysAfter } from '../reviews/schemas/calendar-date.ts';

/** What is wrong with the day of something that has happened. It may be tomorrow already where it did. */
export function toCome(day: CalendarDate, today: CalendarDate): string | undefined {
  return day > daysAfter(today, 1) ? `${day} is still to come; is the year right?` : undefined;
}
