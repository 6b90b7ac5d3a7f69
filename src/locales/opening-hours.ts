import { daysOf } from '../reviews/open-state.ts';
import type { Locale } from './locale.ts';

/** Days with the same hours. */
export interface HoursRow {
  /** From Monday, 0. */
  readonly days: readonly number[];
  readonly name: string;
  /** The hours, range by range, or that it is closed. */
  readonly ranges: readonly string[];
}

/** The days of a week, counted from the first after the weekend. */
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** What days without times mean. */
const ALL_DAY = '00:00-24:00';

/** Some Monday: days and times are counted from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** A whole week as people read it: each day stands in one row, and those without hours are closed. */
export function weekHours(openingHours: readonly string[], locale: Pick<Locale, 'formats' | 'messages' | 'comma'>): HoursRow[] {
  const clock = new Intl.DateTimeFormat(locale.formats, { timeStyle: 'short', timeZone: 'UTC' });
  const lines = openingHours.map((line) => {
    const [days = '', times = ALL_DAY] = line.split(' ');
    return { days: days.split(',').flatMap(daysOf), times, ranges: timeRanges(times, clock, locale) };
  });
  const rangesOn = (day: number) => {
    const ofDay = lines.filter(({ days }) => days.includes(day));
    if (ofDay.length === 0) return [locale.messages.home.closed];
    return ofDay.sort((a, b) => a.times.localeCompare(b.times)).flatMap(({ ranges }) => ranges);
  };
  const first = firstWorkday(locale.formats);
  const dayAt = (place: number) => (first + place) % WEEK.length;
  const weekday = new Intl.DateTimeFormat(locale.formats, { weekday: 'short', timeZone: 'UTC' });
  const nameAt = (place: number) => weekday.format(MONDAY + dayAt(place) * DAY_MS);
  const rows = [...Map.groupBy(WEEK, (place) => rangesOn(dayAt(place)).join()).values()];
  return rows.map((places) => ({
    days: places.map(dayAt),
    name: daysText(places, nameAt).join(locale.comma),
    ranges: rangesOn(dayAt(places[0] ?? 0)),
  }));
}

/** The day after the weekend of a region, such as Sunday in Riyadh. From Monday, 0. */
function firstWorkday(formats: string): number {
  // These are counted from Monday, 1.
  return (new Intl.Locale(formats).getWeekInfo().weekend.at(-1) ?? 0) % WEEK.length;
}

/** Days in their order; those that follow each other are a range. */
function daysText(places: readonly number[], nameAt: (place: number) => string): string[] {
  return places
    .filter((place) => !places.includes(place - 1))
    .map((first) => {
      let last = first;
      while (places.includes(last + 1)) last += 1;
      return first === last ? nameAt(first) : `${nameAt(first)}–${nameAt(last)}`;
    });
}

/** The ranges of times such as `09:00-14:00,16:00-20:00`, each as people of the locale write it. */
function timeRanges(
  times: string,
  clock: Intl.DateTimeFormat,
  { formats, messages }: Pick<Locale, 'formats' | 'messages'>,
): string[] {
  if (times === ALL_DAY) return [new Intl.NumberFormat(formats, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(24)];
  return times.split(',').map((range) => {
    const [from = '', to = from] = range.split('-');
    return isMidnight(to) ? `${clock.format(timeOf(from))} – ${messages.home.midnight}` : rangeOf(clock, from, to);
  });
}

/** Node 24 writes a narrow no-break space before AM, but only in ranges; Node 26 writes a plain one in all times. */
function rangeOf(clock: Intl.DateTimeFormat, from: string, to: string): string {
  return clock.formatRange(timeOf(from), timeOf(to)).replaceAll('\u202f', ' ');
}

/** Whether a range that ends at this time ends at midnight. */
function isMidnight(time: string): boolean {
  return time === '24:00' || time === '00:00';
}

/** All times are on one day, because a range over two days would be written with its dates. */
function timeOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return MONDAY + ((hours % 24) * 60 + minutes) * 60_000;
}
