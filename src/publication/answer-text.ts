import type { CalendarDate } from '../reviews/schemas/calendar-date.ts';
import type { Found } from '../reviews/search-index/search-index.ts';

/** Stands between two records of an answer. */
export const SEPARATOR = ',\n';

/** Puts a separator between records; both may be text or bytes. */
export function separated<T>(records: readonly T[], separator: T): T[] {
  return records.flatMap((record, position) => (position === 0 ? [record] : [separator, record]));
}

/** Ends an answer, after its last record. */
export const END = '\n]}\n';

/** Begins a search result, before its records. */
export function searchHead({ total, facets }: Pick<Found, 'total' | 'facets'>, count: number, limit: number): string {
  const counts = facets === undefined ? '' : `"facets":${JSON.stringify(facets)},`;
  return `{"total":${total},"count":${count},"limit":${limit},${counts}"reviews":[\n`;
}

/** Begins a since result, before its records. `total` is given where the answer holds only the newest: it counts all. */
export function sinceHead(since: CalendarDate, count: number, total?: number): string {
  return `{"since":"${since}","count":${count},${total === undefined ? '' : `"total":${total},`}"reviews":[\n`;
}
