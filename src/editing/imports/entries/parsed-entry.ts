import type { MonthOf } from '../../../authoring/source/months.ts';
import type { WrittenDate } from '../../../authoring/source/read-date.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import { quote } from '../../../reviews/schemas/issues.ts';
import { CELL_WORDS } from '../values/cell-words.ts';

/** A review from an export, with the fields of a review's file; not checked yet. */
export interface ImportedReview {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The day of its last change at its source. */
  readonly updated?: CalendarDate | undefined;
  /** What was left out of it, in the same words for all such reviews, so that they can be counted by it. */
  readonly note?: string | undefined;
}

export const NO_ANSWER_DATE =
  'the answer of the business has no date, so it is left out; --response-date <day> takes one day for all such answers, and npm run reviews -- answer <id> --date <its day> writes one anew';
export const HIDDEN_ANSWER = 'its site does not show the answer of the business to others, so it is left out';
export const NO_LANGUAGE = 'its language is written otherwise than en or es-MX, so it is left out';
export const NO_VERIFICATION = 'it says how it was verified; that is yours to say anew, so it is left out';
export const NOT_VERIFIED =
  'its site does not call it verified, which is kept as verified: no under source; verify --method platform does not take it';

/** What becomes of one entry of an export. */
export type ParsedEntry =
  | ({ kind: 'review' } & ImportedReview)
  /** Stars without words, which a review needs here. Its fields tell whether it is here with the words that it had. */
  | { kind: 'wordless'; fields: ImportedReview['fields'] }
  /** An entry that says nothing, such as `null`. */
  | { kind: 'nothing' }
  /** `isNone`: whether it is certainly no review, or none any more. */
  | { kind: 'refused'; reason: string; isNone?: true; withdrawn?: Withdrawn };

/** A review that its source does not show, or that its author does not want to be published. It may be here from before. */
export interface Withdrawn extends Pick<ImportedReview, 'fields'> {
  readonly reason: string;
}

/** What the readers of all formats need to know. */
export interface Reading {
  /** The day in the business's time zone. */
  dayOf(written: WrittenDate): CalendarDate;
  readonly monthOf: MonthOf;
  /** The language of the business (BCP 47). */
  readonly language: string;
  /** The day that is said for reviews that have none. Tables keep theirs. */
  readonly day?: CalendarDate | undefined;
}

export function refusedFor(reason: string): ParsedEntry {
  return { kind: 'refused', reason };
}

/** An entry that is thrown away at its source, withheld, or a reply. */
export function noReview(reason: string) {
  return { kind: 'refused', reason, isNone: true } as const satisfies ParsedEntry;
}

/** `March 2024`, `2024-03`, `03/2024`, `Spring 2024`, `2024` */
const WITHOUT_DAY = /^(?:[^\d]*\d{4}|\d{4}[-./]\d{1,2}|\d{1,2}[-./ ]\d{4})$/;

/** `1970-01-01`, `1980-01-01`, `12/31/1969`, `Jan 1, 1900`, `0001-01-01T00:00:00Z`, `0000-00-00`; but no time, as in `3/5/24 1530` */
const BEGINNING = /(?<=^|[-/.]|[a-z,]\s)(?:000[01]|1[0-8]\d\d|19[0-6]\d|19[78]0)(?!\d)/i;

/** The message for a date that is missing or cannot be read. All of a kind get the same, so that they are told once. */
export function noDate(field: string, written: unknown): string {
  if (written === undefined || written === '') return `the ${field} is missing`;
  if (CELL_WORDS.areIn('how-long-ago', String(written))) return `the ${field} ${HOW_LONG_AGO}`;
  if (WITHOUT_DAY.test(String(written).trim())) return `the ${field} ${MONTH_ALONE}`;
  if (BEGINNING.test(String(written))) return `the ${field} ${NOT_KNOWN}`;
  return `the ${field} ${quote(written)} is not a date of the calendar, such as 2024-03-31`;
}

const HOW_LONG_AGO =
  'only says how long ago it was (such as "3 weeks ago"), which is not a day; use an export that has the days (of Google: Takeout), or write the days in, such as 2024-03-31';

const MONTH_ALONE =
  'only says a month or year (such as "March 2024"), and readers are shown a day; write it in, such as 2024-03-31: your records of the job may have it, or the page where the review stands';

const NOT_KNOWN =
  'is a day that programs write where they know none (such as 1970-01-01); write in the one on which the review was written, such as 2024-03-31';

/** Without the fields that have no value. */
export function filled(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}
