import type { Locale } from '../locales/locale.ts';

/** A calendar quarter as a number. The next quarter is one more, also over the end of a year. */
export type Quarter = number;

/** The quarters from the first to the last, with both of them. */
export interface TimeSpan {
  readonly first: Quarter;
  readonly last: Quarter;
}

/** The quarter of a date such as `2026-03-14`. */
export function quarterOfDate(date: string): Quarter {
  return 4 * Number(date.slice(0, 4)) + Math.floor((Number(date.slice(5, 7)) - 1) / 3);
}

/** The name of a quarter, such as `Q1 2026`. */
export function quarterName({ messages }: Locale, quarter: Quarter): string {
  return messages.charts.quarterOf(String((quarter % 4) + 1), String(yearOf(quarter)));
}

/** The length of the period that a point of a series covers. */
export type Period = 'quarter' | 'year';

/** The name of the quarter, or of the year in which it lies. */
export function periodName(locale: Locale, quarter: Quarter, period: Period): string {
  return period === 'year' ? String(yearOf(quarter)) : quarterName(locale, quarter);
}

/** The year in which the quarter lies. */
export function yearOf(quarter: Quarter): number {
  return Math.floor(quarter / 4);
}

/** The labels of a time axis: one for each quarter if all have room, else one for each year, or for as many as have room. */
export function quarterTicks({ first, last }: TimeSpan, width: number, locale: Locale): { quarter: Quarter; label: string }[] {
  const count = last - first + 1;
  const quarters = Array.from({ length: count }, (_, at) => first + at);
  const named = quarters.map((quarter) => ({ quarter, label: quarterName(locale, quarter) }));
  const longest = Math.max(...named.map(({ label }) => label.length));
  if (count * roomOf(longest) <= width) return named;
  const yearsApart = Math.ceil((roomOf('2026'.length) * count) / (4 * width));
  return quarters
    .filter((quarter) => quarter % 4 === 0 && (yearOf(last) - yearOf(quarter)) % yearsApart === 0)
    .map((quarter) => ({ quarter, label: String(yearOf(quarter)) }));
}

/** The room that a label with so many characters takes, in user units. */
function roomOf(characters: number): number {
  return 10 + 8 * characters;
}
