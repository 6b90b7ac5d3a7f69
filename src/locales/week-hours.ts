import { daysOf } from '../reviews/open-state.ts';
import type { Locale } from './locale.ts';
import { daysText, timesText } from './opening-hours.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Days with the same hours. */
export interface HoursRow {
  /** From Monday, 0. */
  readonly days: readonly number[];
  readonly name: string;
  readonly hours: string;
}

/** A whole week as people read it: each day stands in one row, and those without hours are closed. */
export function weekHours(openingHours: readonly string[], locale: Pick<Locale, 'formats' | 'messages' | 'comma'>): HoursRow[] {
  const lines = openingHours.map((line) => {
    const [days = '', times] = line.split(' ');
    return { days: days.split(',').flatMap(daysOf), times, hours: timesText(times, locale) };
  });
  const hoursOn = (day: number) =>
    lines
      .filter(({ days }) => days.includes(day))
      .sort((a, b) => (a.times ?? '').localeCompare(b.times ?? ''))
      .map(({ hours }) => hours)
      .join(locale.comma) || locale.messages.home.closed;
  return [...Map.groupBy(WEEK, hoursOn)].map(([hours, days]) => ({ days, name: daysText(days, locale), hours }));
}
