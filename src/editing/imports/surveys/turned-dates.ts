import { type DateOrder, ordersOf } from '../../../authoring/source/read-date.ts';
import { quote } from '../../../reviews/schemas/issues.ts';
import type { Columns } from '../columns/fields.ts';
import { cellsIn, type Table } from '../tables/table.ts';
import type { AmbiguousDate } from './survey-dates.ts';

/** Dates of which a spreadsheet program made other ones. */
export interface TurnedDates {
  /** One that it could not read, and left as it was, with the number of its row. */
  readonly left: AmbiguousDate;
  readonly order: DateOrder;
  /** One that it read in its own order. */
  readonly turned: string;
}

/**
 * Finds dates that a spreadsheet program of another country turned, so that the order of the rest tells nothing: in Germany, Excel
 * takes 3/5/2024 for 3 May and writes 03.05.2024, and leaves 3/15/2024. Then only dates with a day up to 12 have another form.
 */
export async function findTurned(table: Table, { date }: Pick<Columns, 'date'>): Promise<TurnedDates | undefined> {
  let left: Omit<TurnedDates, 'turned'> | undefined;
  let turned: string | undefined;
  for await (const { cells, number: row } of cellsIn(table, [date])) {
    const [cell = ''] = cells;
    const [order, other] = ordersOf(cell) ?? [];
    const day = CHANGED.exec(cell)?.slice(1).join('');
    if (other !== undefined || Number(day) > 12) return undefined;
    if (order !== undefined) left ??= { left: { cell, row }, order };
    if (day !== undefined) turned ??= cell;
  }
  return left === undefined || turned === undefined ? undefined : { ...left, turned };
}

/** What makes dates seem turned, and what to do with them. */
export function turnedWords({ left, order, turned }: TurnedDates): string {
  return `${quote(left.cell)} is written ${order}, and of dates such as ${quote(turned)} none has a day above 12; a spreadsheet program of another country seems to have turned day and month in these: take the file as it was before it was opened there, or say --dates ${order} if all are right`;
}

/** How a workbook or a table that Excel saved has a date: `2024-05-03`, `03.05.2024`. */
const CHANGED = /^\d{4}-\d{2}-(\d{2})(?![T\d])|^(\d{1,2})\.\d{1,2}\.\d{4}/;
