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

/** Where there is no date, many programs write the day with which they begin to count: 1970-01-01, 1900-01-01 or 0001-01-01. */
const LAST_BEGINNING = '1970-01-01';
/** The same of MS-DOS, and of LimeSurvey for answers to a survey that keeps no days. */
const DOS_BEGINNING = '1980-01-01';

/** Reads a date in any of the usual spellings; `undefined` if it is none, or could mean two. */
export function readDate(written: string, reading: DateReading): WrittenDate | undefined {
  const text = plainText(written);
  const counted = readCount(text);
  if (counted !== undefined) return counted;
  const { date, clock } = splitTime(text);
  const day = dayOf(date, reading);
  if (day === undefined || day <= LAST_BEGINNING || day === DOS_BEGINNING) return undefined;
  if (clock === undefined || (clock.zone === undefined && !reading.isUtc)) return { kind: 'day', day };
  const time = Date.parse(`${day}T00:00:00Z`) + clock.ms - (clock.zone ?? 0);
  return { kind: 'moment', time };
}

/**
 * The orders in which two different numbers of a date such as `3/4/2024` can be read; `undefined` for other spellings, and for dots,
 * before which the day stands first everywhere.
 */
export function ordersOf(written: string): readonly DateOrder[] | undefined {
  const { date } = splitTime(plainText(written));
  const [, first = '', second = ''] = SHORT.exec(date) ?? [];
  if (first === '' || first === second || hasDots(date)) return undefined;
  return [...(Number(second) <= 12 ? (['day-first'] as const) : []), ...(Number(first) <= 12 ? (['month-first'] as const) : [])];
}

/** With the digits 0 to 9, and with dates of numbers and words as `2024-5-3`. */
function plainText(written: string): string {
  return withWesternDigits(written)
    .trim()
    .replace(BASIC, '$1-$2-$3')
    .replace(EAST_ASIAN, '$1-$2-$3 ')
    .replace(SHORT_KOREAN, '20$1-$2-$3')
    .replace(VIETNAMESE, '$3-$2-$1')
    .replace(YEAR_MARK, '')
    .replace(WEEKDAY, ' ')
    .trim();
}

/** `20240503`, the basic format of ISO 8601: so Advanced Custom Fields keeps days in WordPress, and large systems write them. */
const BASIC = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;

/** `2024年5月3日`, `2024年5月3日金曜日`, `2024년 5월 3일 금요일` */
const EAST_ASIAN =
  /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号號](?:\s?(?:.曜日?|星期.|[周週].|.요일)(?!\p{L}))?/u;

/** `24. 5. 3. 오후 2:30`. Without the half of the day, nothing tells it from a date that begins with the day. */
const SHORT_KOREAN = /^(\d{2})\. ?(\d{1,2})\. ?(\d{1,2})\.?(?= 오[전후])/;

/** `15 tháng 5 năm 2024`, `15 thg 5, 2024` */
const VIETNAMESE = /^(?:ngày\s+)?(\d{1,2})\s+(?:tháng|thg)\s+(\d{1,2})(?:,|,?\s+năm)?\s+(\d{4})/iu;

/** Short for "year" in Russian, Ukrainian and Polish: `05.06.2024 г.`, but `25000 р.` is an amount. */
const YEAR_MARK = /(?<=\D\d{4})\s?(?:г|р|r)\.?$/u;

/** `2024/05/03(金)`, `2024년 5월 3일 (금)` */
const WEEKDAY = /(?<=\d)\s*\([\p{Script=Han}\p{Script=Hangul}]\)/u;

/** A spreadsheet's count of days since 1899-12-30, or the seconds or milliseconds since 1970. */
function readCount(text: string): WrittenDate | undefined {
  if (/^\d{10}$/.test(text)) return { kind: 'moment', time: Number(text) * 1000 };
  if (/^\d{13}$/.test(text)) return { kind: 'moment', time: Number(text) };
  if (!/^[2-7]\d{4}(?:\.\d+)?$/.test(text)) return undefined;
  return { kind: 'day', day: daysAfter('1899-12-30', Math.floor(Number(text))) };
}

/**
 * A clock, then a zone, or a word that is none: `08:56 AM IST`, `14:30 Uhr`, `10:00:00 +0000 UTC`, `10:00:00 GMT-0600 (…)`, and
 * `10:00:00 AM GMT+1` of Google Forms. In East Asia the half of the day stands before it, `下午2:30`, but not in Google Forms. The
 * lookbehind keeps the search linear: without it, a review of 16,000 commas would take seconds.
 */
const TIME =
  /(?<![T\s,])[T\s,]+(?:(?:à|at|a las|alle|às|om|um)\s+)?(?:([上下]午|午[前後]|오[전후])\s?)?(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?\s*(?:([ap])\.?\s?m\.?|([上下]午|午[前後]|오[전후]))?\s*(Z|(?:(?:UTC|GMT)[+-]\d{1,2}|[+-]\d{2})(?::?\d{2})?|UTC|GMT)?(?:\s*([a-z]{2,5})|\s*\([^)]*\))?$/i;

interface Clock {
  readonly ms: number;
  /** Ahead of UTC, in ms. */
  readonly zone: number | undefined;
}

function splitTime(text: string): { date: string; clock?: Clock } {
  const found = TIME.exec(text);
  if (found === null) return { date: text };
  const [, before, hours = '', minutes = '', seconds = '0', latin, behind, zone, name] = found;
  const half = before ?? latin ?? behind;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/[p下後후]/i.test(half) ? 12 : 0);
  const ms = ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  if (hour > 24 || Number(minutes) > 59) return { date: text };
  // `IST` is three zones, and `CST` more: the day as it is written is the one that the other site shows.
  if (zone === undefined && name !== undefined) return { date: text.slice(0, found.index) };
  return { date: text.slice(0, found.index), clock: { ms, zone: zoneOf(zone) } };
}

function zoneOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined;
  const [, sign, hours = '0', minutes = '0'] = /^(?:UTC|GMT)?([+-])(\d{1,2}?):?(\d{2})?$/i.exec(zone) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -ahead : ahead;
}

const LONG = /^(\d{4})([./-]) ?(\d{1,2})\2 ?(\d{1,2})\.?$/;
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

/** `5 March 2024`, `Mar. 5th, 2024`, `Tuesday, 5. März 2024`, `5 de marzo de 2024`, `3 พ.ค. 2567` */
function namedDay(date: string, monthOf: DateReading['monthOf']): CalendarDate | undefined {
  // Thai writes full stops within a short name.
  const words = date.replace(/(?<=\p{Script=Thai})\.(?=\p{Script=Thai})/gu, '').split(/[\s.,/-]+/);
  const named = words.flatMap((word) => monthOf(word) ?? []);
  // In French, Spanish and Italian a Tuesday is called as March is: `mar. 5 mai 2024`.
  const [weekday = '', , third = ''] = words.filter((word) => word !== 'de');
  const months = /^mar$/i.test(weekday) && monthOf(third) !== undefined ? named.slice(1) : named;
  const numbers = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th|er|º)?$/i.exec(word)?.[1] ?? []);
  const [first = '', second = ''] = numbers;
  if (months.length !== 1 || numbers.length !== 2) return undefined;
  return first.length === 4 ? calendarDay(first, months[0], second) : calendarDay(second, months[0], first);
}

/** Thailand counts 543 years more than others. A later year than this is one of Thailand's. */
const BUDDHIST = 2500;

function calendarDay(year: string, month: string | number | undefined, day: string | undefined): CalendarDate | undefined {
  const full = year.length === 2 ? `20${year}` : Number(year) > BUDDHIST ? Number(year) - 543 : year;
  const date = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return calendarDateSchema.safeParse(date).success ? date : undefined;
}
