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
  /** A date that begins with a year of two digits, if one can only begin so, and all that are written alike may. */
  readonly yearFirst?: AmbiguousDate | undefined;
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

/** `24.05.31` */
const SHORT = /^\d\d([./-])\d\d?\1\d\d?$/;

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
  const short = new Map<string, number>();
  let example: AmbiguousDate | undefined;
  for await (const { cells, number: row } of cellsIn(table, [date, updated, response_date])) {
    const [first = ''] = cells;
    if (SHORT.test(first) && !short.has(first)) short.set(first, row);
    for (const cell of cells) {
      const orders = ordersOf(cell);
      if (orders === undefined) continue;
      const possible = today === undefined ? orders : orders.filter((order) => !isFuture(cell, order, today));
      if (possible.length === 1) for (const order of possible) only.add(order);
      else if (orders.length === 2) example ??= { cell, row };
    }
  }
  const yearFirst = today === undefined ? undefined : findYearFirst(short, today);
  const [order] = only;
  return only.size === 1 ? { order, example: undefined, yearFirst } : { order: undefined, example, yearFirst };
}

/** Finds a date that can only begin with its year, as otherwise it would be still to come, if all may begin so. */
function findYearFirst(short: ReadonlyMap<string, number>, today: CalendarDate): AmbiguousDate | undefined {
  const last = lastDay(today);
  const isPast = (written: string, order?: DateOrder): boolean => {
    const read = readDate(written, { order, isUtc: false, monthOf: () => undefined });
    return read?.kind === 'day' && read.day <= last;
  };
  if (![...short.keys()].every((cell) => isPast(`20${cell}`))) return undefined;
  const found = [...short].find(([cell]) => !isPast(cell, 'day-first') && !isPast(cell, 'month-first'));
  return found && { cell: found[0], row: found[1] };
}

function isFuture(cell: string, order: DateOrder, today: CalendarDate): boolean {
  const date = readDate(cell, { order, isUtc: false, monthOf: () => undefined });
  if (date === undefined) return false;
  return (date.kind === 'day' ? Date.parse(date.day) : date.time) > Date.parse(lastDay(today));
}

/** It may be tomorrow already where the table was written. */
function lastDay(today: CalendarDate): CalendarDate {
  return daysAfter(today, 2);
}
