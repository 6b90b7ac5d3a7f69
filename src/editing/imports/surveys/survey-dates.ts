import { type DateOrder, ordersOf, readDate } from '../../../authoring/source/read-date.ts';
import { type CalendarDate, daysAfter } from '../../../reviews/schemas/calendar-date.ts';
import type { Columns } from '../columns/fields.ts';
import { cellsIn, type Table } from '../tables/table.ts';

/** What the dates of a whole table tell about which number is the day. */
export interface DateSurvey {
  /** Set if some dates can be read in one order only, and that is the same for all of them. */
  readonly order: DateOrder | undefined;
  /** An ambiguous date, if the order stays open. */
  readonly example: AmbiguousDate | undefined;
}

/** A date that may be two days. */
export interface AmbiguousDate {
  readonly cell: string;
  /** The number of its row. */
  readonly row: number;
}

/** The options that say which number is the day, the usual one of the country first. */
export function orderChoices(usual: DateOrder | undefined): string {
  return usual === undefined
    ? '--dates day-first or --dates month-first'
    : `--dates ${usual}, as usual in your country, or --dates ${usual === 'day-first' ? 'month-first' : 'day-first'}`;
}

/**
 * Reads the date columns of all rows. With `today`, no date may lie in the future, which leaves one order for some: on 23 November,
 * 12/11 of that year is no 11 December.
 */
export async function surveyDates(
  table: Table,
  { date, updated, response_date }: Columns,
  today?: CalendarDate,
): Promise<DateSurvey> {
  const only = new Set<DateOrder>();
  let example: AmbiguousDate | undefined;
  for await (const { cells, number: row } of cellsIn(table, [date, updated, response_date])) {
    for (const cell of cells) {
      const orders = ordersOf(cell);
      if (orders === undefined) continue;
      const possible = today === undefined ? orders : orders.filter((order) => !isFuture(cell, order, today));
      if (possible.length === 1) for (const order of possible) only.add(order);
      else if (orders.length === 2) example ??= { cell, row };
    }
  }
  const [order] = only;
  return only.size === 1 ? { order, example: undefined } : { order: undefined, example };
}

/** It may be tomorrow already where the table was written. */
function isFuture(cell: string, order: DateOrder, today: CalendarDate): boolean {
  const date = readDate(cell, { order, isUtc: false, monthOf: () => undefined });
  if (date === undefined) return false;
  return (date.kind === 'day' ? Date.parse(date.day) : date.time) > Date.parse(daysAfter(today, 2));
}
