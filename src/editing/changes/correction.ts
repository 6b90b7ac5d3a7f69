import { isGroup, textAt } from '../../authoring/source/source.ts';
import type { CalendarDate } from '../../reviews/schemas/calendar-date.ts';

/** What readers of a review have to be told of when it changes, in the order of a review's fields. */
export const TOLD = ['rating', 'author', 'title', 'text'] as const;

/** The `edited` that a changed review needs; `undefined` where it says what it said, or has another date already. */
export function correctionDay(before: unknown, after: unknown, today: CalendarDate): CalendarDate | undefined {
  if (!isGroup(before) || !isGroup(after)) return undefined;
  const isSame = TOLD.every((field) => plainWords(before[field]) === plainWords(after[field]));
  if (isSame || after.verification === undefined || before.edited !== after.edited) return undefined;
  const day = notBefore(today, after.date);
  return day === after.edited ? undefined : day;
}

/** A number is text in a CSV file. */
function plainWords(value: unknown): string {
  return String(value ?? '').trim();
}

/** The day, or that of the review if that is later: no correction is older than what it corrects. */
export function notBefore(day: CalendarDate, date: unknown): CalendarDate {
  return typeof date === 'string' && date > day ? date : day;
}

export interface Publishing {
  readonly today: CalendarDate;
  /** The ids of the last build here. A site may be built elsewhere, so that it says only what was published. */
  readonly published: ReadonlySet<string>;
}

/**
 * Whether readers may have seen a review as it was: `yes` — it is in the last build; `probably` — it was verified before today, and the
 * next build published it; `hardly` — it was verified only today; `no` — it waits.
 */
export type Seen = 'yes' | 'probably' | 'hardly' | 'no';

/** Tells whether they may, of the values of a review. */
export function seenByReaders(value: unknown, { today, published }: Publishing): Seen {
  if (!isGroup(value) || value.verification === undefined) return 'no';
  if (published.has(textAt(value, 'id') ?? '')) return 'yes';
  return (textAt(value.verification, 'date') ?? '') < today ? 'probably' : 'hardly';
}

/** Where nobody can be asked, readers are told of a correction rather than not. */
export function isToBeTold(seen: Seen): boolean {
  return seen === 'yes' || seen === 'probably';
}
