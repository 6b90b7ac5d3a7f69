import { type DateOrder, ordersOf } from '../../../authoring/source/read-date.ts';
import { rowsBelow, type Table } from '../tables/table.ts';
import type { Columns } from './fields.ts';

/** What the dates of a whole table tell about which number is the day. */
export interface DateSurvey {
  /** Set if some dates can be read in one order only, and that is the same for all of them. */
  readonly order: DateOrder | undefined;
  /** An ambiguous date, if the order stays open. */
  readonly example: string | undefined;
}

/** Reads the date columns of all rows. */
export async function surveyDates(
  table: Table,
  header: readonly string[],
  { date, updated, response_date }: Columns,
): Promise<DateSurvey> {
  const places = [date, updated, response_date].flatMap((column) => (column === undefined ? [] : [header.indexOf(column)]));
  const only = new Set<DateOrder>();
  let example: string | undefined;
  for await (const { cells } of rowsBelow(table)) {
    for (const place of places) {
      const cell = (cells[place] ?? '').trim();
      // In dates with dots the day stands first everywhere.
      const orders = cell.includes('.') ? undefined : ordersOf(cell);
      if (orders === undefined) continue;
      if (orders.length === 2) example ??= cell;
      else for (const order of orders) only.add(order);
    }
  }
  const [order] = only;
  if (only.size === 1) return { order, example: undefined };
  return { order: undefined, example };
}
