import { type CalendarDate, calendarDateSchema, daysAfter } from '../../reviews/schemas/calendar-date.ts';
import { withWesternDigits } from '../../reviews/text/comparing/western-digits.ts';

/** Which of two numbers is the day: `3/4/2024` is 3 April or March 4. */
export type DateOrder = 'day-first' | 'month-first';

/** What a cell says: a day, or a moment (ms since 1970), whose day depends on the zone. */
export type WrittenDate = { kind: 'day'; day: CalendarDate } | { kind: 'moment'; time: number };

interface DateReading {
  readonly order: DateOrder | undefined;
  /** Whether a time that names no zone is UTC. */
  readonly isUtc: boolean;
  monthOf(name: string): number | undefined;
}

/** Reads a date in any of the usual spellings; `undefined` if it is none, or could mean two. */
export function readDate(written: string, reading: DateReading): WrittenDate | undefined {
  const text = withWesternDigits(written).trim();
  const counted = readCount(text);
  if (counted !== undefined) return counted;
  const { date, clock } = splitTime(text);
  const day = dayOf(date, reading);
  if (day === undefined) return undefined;
  if (clock === undefined || (clock.zone === undefined && !reading.isUtc)) return { kind: 'day', day };
  const time = Date.parse(`${day}T00:00:00Z`) + clock.ms - (clock.zone ?? 0);
  return { kind: 'moment', time };
}

/**
 * The orders in which two different numbers of a date such as `3/4/2024` can be read; `undefined` for other spellings, and for dots,
 * before which the day stands first everywhere.
 */
export function ordersOf(written: string): readonly DateOrder[] | undefined {
  const { date } = splitTime(withWesternDigits(written).trim());
  const [, first = '', second = ''] = SHORT.exec(date) ?? [];
  if (first === '' || first === second || hasDots(date)) return undefined;
  return [...(Number(second) <= 12 ? (['day-first'] as const) : []), ...(Number(first) <= 12 ? (['month-first'] as const) : [])];
}

/** A spreadsheet's count of days since 1899-12-30, or the seconds or milliseconds since 1970. */
function readCount(text: string): WrittenDate | undefined {
  if (/^\d{10}$/.test(text)) return { kind: 'moment', time: Number(text) * 1000 };
  if (/^\d{13}$/.test(text)) return { kind: 'moment', time: Number(text) };
  if (!/^[2-7]\d{4}(?:\.\d+)?$/.test(text)) return undefined;
  return { kind: 'day', day: daysAfter('1899-12-30', Math.floor(Number(text))) };
}

/** A clock, then a zone, or a word that is none: `08:56 AM IST`, `14:30 Uhr`, `10:00:00 +0000 UTC`, `10:00:00 GMT-0600 (…)`. */
const TIME =
  /[T\s,]+(?:(?:à|at|a las|alle|às|om|um)\s+)?(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?\s*(?:([ap])\.?\s?m\.?)?\s*(Z|(?:UTC|GMT)?[+-]\d{2}(?::?\d{2})?|UTC|GMT)?(?:\s*([a-z]{2,5})|\s*\([^)]*\))?$/i;

interface Clock {
  readonly ms: number;
  /** Ahead of UTC, in ms. */
  readonly zone: number | undefined;
}

function splitTime(text: string): { date: string; clock?: Clock } {
  const found = TIME.exec(text);
  if (found === null) return { date: text.replace(/\s*\(?(?:UTC|GMT)\)?$/, '') };
  const [, hours = '', minutes = '', seconds = '0', half = '', zone, name] = found;
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const ms = ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  if (hour > 24 || Number(minutes) > 59) return { date: text };
  // `IST` is three zones, and `CST` more: the day as it is written is the one that the other site shows.
  if (zone === undefined && name !== undefined) return { date: text.slice(0, found.index) };
  return { date: text.slice(0, found.index), clock: { ms, zone: zoneOf(zone) } };
}

function zoneOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined;
  const [, sign, hours = '0', minutes = '0'] = /^(?:UTC|GMT)?([+-])(\d{2}):?(\d{2})?$/i.exec(zone) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -ahead : ahead;
}

const LONG = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})\.?$/;
const SHORT = /^(\d{1,2})(?:\. ?|\/|-)(\d{1,2})(?:\. ?|\/|-)(\d{4}|\d{2})\.?$/;

function dayOf(date: string, { order, monthOf }: DateReading): CalendarDate | undefined {
  const [, year, , month, day] = LONG.exec(date) ?? [];
  if (year !== undefined) return calendarDay(year, month, day);
  const [, first, second, end] = SHORT.exec(date) ?? [];
  if (first === undefined || second === undefined || end === undefined) return namedDay(date, monthOf);
  const sure = first === second || hasDots(date) ? 'day-first' : order;
  if (sure === undefined) return onlyDay(first, second, end);
  return sure === 'day-first' ? calendarDay(end, second, first) : calendarDay(end, first, second);
}

/** Whether a date is written with dots. It begins with the day, in every country that writes dots. */
function hasDots(date: string): boolean {
  return date.includes('.');
}

/** The day, if only one of the two numbers can be a month. */
function onlyDay(first: string, second: string, year: string): CalendarDate | undefined {
  if (Number(first) > 12) return calendarDay(year, second, first);
  return Number(second) > 12 ? calendarDay(year, first, second) : undefined;
}

/** `5 March 2024`, `Mar. 5th, 2024`, `Tuesday, 5. März 2024`, `5 de marzo de 2024` */
function namedDay(date: string, monthOf: DateReading['monthOf']): CalendarDate | undefined {
  const words = date.split(/[\s.,/-]+/);
  const months = words.flatMap((word) => monthOf(word) ?? []);
  const numbers = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th|er|º)?$/i.exec(word)?.[1] ?? []);
  const [first = '', second = ''] = numbers;
  if (months.length !== 1 || numbers.length !== 2) return undefined;
  return first.length === 4 ? calendarDay(first, months[0], second) : calendarDay(second, months[0], first);
}

function calendarDay(year: string, month: string | number | undefined, day: string | undefined): CalendarDate | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return calendarDateSchema.safeParse(date).success ? date : undefined;
}
