import { isGroup, textAt, valueAt } from '../../authoring/source/source.ts';
import type { CalendarDate } from '../../reviews/schemas/calendar-date.ts';
import { plainText } from './typed-text.ts';

/** The fields of a review whose changes readers have to be told of, in the order of a review's fields. */
export const CORRECTED_FIELDS = ['rating', 'author', 'title', 'text'] as const;

/**
 * The new value of `edited` that a change requires. `undefined` if none of these fields changed, if the review waits, or if
 * `edited` was changed as well or is that day already.
 */
export function correctionDay(before: unknown, after: unknown, today: CalendarDate): CalendarDate | undefined {
  if (!isGroup(before) || !isGroup(after)) return undefined;
  const isSame = CORRECTED_FIELDS.every((field) => plainWords(before[field]) === plainWords(after[field]));
  if (isSame || after.verification === undefined || before.edited !== after.edited) return undefined;
  const day = dayOf(after, today);
  return day === after.edited ? undefined : day;
}

function plainWords(value: unknown): string {
  return plainText(String(value ?? ''));
}

/** The day of a correction: today, or a later day that the review has already. It cannot be older than its review, or than the one before. */
function dayOf(value: unknown, today: CalendarDate): CalendarDate {
  const days = ['date', 'edited'].flatMap((key) => textAt(value, key) ?? []);
  return days.reduce((latest, day) => (day > latest ? day : latest), today);
}

export interface Publishing {
  readonly today: CalendarDate;
  /** The ids of the reviews in the last build on this machine. Others may be published too, if the site is built elsewhere. */
  readonly published: ReadonlySet<string>;
}

/**
 * Whether readers may have seen a review before its change. `yes`: it is in the last build. `probably`: it was verified before
 * today, and a build may have published it since. `hardly`: it was verified only today. `no`: it waits.
 */
export type Seen = 'yes' | 'probably' | 'hardly' | 'no';

/** Tells by the values of a review whether readers may have seen it. */
export function seenByReaders(value: unknown, { today, published }: Publishing): Seen {
  if (valueAt(value, ['verification']) === undefined) return 'no';
  if (published.has(textAt(value, 'id') ?? '')) return 'yes';
  return (textAt(value, 'verification', 'date') ?? '') < today ? 'probably' : 'hardly';
}

/** Whether readers are told of a correction if nobody can be asked: in doubt they are. */
export function isToBeTold(seen: Seen): boolean {
  return seen === 'yes' || seen === 'probably';
}

/** The `edited` of a review that changes for readers who may have seen it. */
export function correctedOn(value: unknown, publishing: Publishing): { edited?: CalendarDate } {
  return isToBeTold(seenByReaders(value, publishing)) ? { edited: dayOf(value, publishing.today) } : {};
}
