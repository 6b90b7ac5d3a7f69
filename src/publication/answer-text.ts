import type { CalendarDate } from '../reviews/schemas/calendar-date.ts';

/** Between two records of an answer. */
export const SEPARATOR = ',\n';

/** Puts a separator between records, in whatever form both are. */
export function separated<T>(records: readonly T[], separator: T): T[] {
  return records.flatMap((record, position) => (position === 0 ? [record] : [separator, record]));
}

/** Behind the last record of an answer. */
export const END = '\n]}\n';

/** What stands before the records of a search result. */
export function searchHead(total: number, count: number, limit: number): string {
  return `{"total":${total},"count":${count},"limit":${limit},"reviews":[\n`;
}

/** What stands before the records of a since result; with how many there are in all, where these are only the newest. */
export function sinceHead(since: CalendarDate, count: number, total?: number): string {
  return `{"since":"${since}","count":${count},${total === undefined ? '' : `"total":${total},`}"reviews":[\n`;
}
