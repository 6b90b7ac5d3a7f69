import { daysOf } from '../reviews/open-state.ts';
import type { Locale } from './locale.ts';
import { daysText, timeRanges } from './opening-hours.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Days with the same hours. */
export interface HoursRow {
  /** From Monday, 0. */
  readonly days: readonly number[];
  readonly name: string;
  /** The hours, range by range, or that it is closed. */
  readonly ranges: readonly string[];
}

/** A whole week as people read it: each day stands in one row, and those without hours are closed. */
export function weekHours(openingHours: readonly string[], locale: Pick<Locale, 'formats' | 'messages' | 'comma'>): HoursRow[] {
  const lines = openingHours.map((line) => {
    const [days = '', times] = line.split(' ');
    return { days: days.split(',').flatMap(daysOf), times, ranges: timeRanges(times, locale) };
  });
  const rangesOn = (day: number) => {
    const ofDay = lines.filter(({ days }) => days.includes(day));
    if (ofDay.length === 0) return [locale.messages.home.closed];
    return ofDay.sort((a, b) => (a.times ?? '').localeCompare(b.times ?? '')).flatMap(({ ranges }) => ranges);
  };
  const rows = [...Map.groupBy(WEEK, (day) => rangesOn(day).join()).values()];
  return rows.map((days) => ({ days, name: daysText(days, locale), ranges: rangesOn(days[0] ?? 0) }));
}
