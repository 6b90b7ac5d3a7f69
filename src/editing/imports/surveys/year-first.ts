import { type DateOrder, readDate } from '../../../authoring/source/read-date.ts';
import { type CalendarDate, daysAfter } from '../../../reviews/schemas/calendar-date.ts';
import type { Columns } from '../columns/fields.ts';
import { cellsIn, type Table } from '../tables/table.ts';
import type { AmbiguousDate } from './survey-dates.ts';

/** `24.05.31` */
const SHORT = /^\d\d([./-])\d\d?\1\d\d?$/;

/** Finds a date that begins with a year of two digits, as with any other order it would be still to come, if all may begin so. */
export async function findYearFirst(
  table: Table,
  { date }: Pick<Columns, 'date'>,
  today: CalendarDate,
): Promise<AmbiguousDate | undefined> {
  // It may be tomorrow already where the table was written.
  const last = daysAfter(today, 2);
  const isPast = (written: string, order?: DateOrder): boolean => {
    const read = readDate(written, { order, isUtc: false, monthOf: () => undefined });
    return read?.kind === 'day' && read.day <= last;
  };
  let found: AmbiguousDate | undefined;
  for await (const { cells, number: row } of cellsIn(table, [date])) {
    const [cell = ''] = cells;
    if (!SHORT.test(cell)) continue;
    if (!isPast(`20${cell}`)) return undefined;
    if (!isPast(cell, 'day-first') && !isPast(cell, 'month-first')) found ??= { cell, row };
  }
  return found;
}
