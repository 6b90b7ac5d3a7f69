import { type DateOrder, ordersOf } from '../../../authoring/source/read-date.ts';
import { quote } from '../../../reviews/schemas/issues.ts';

/** Dates of which a spreadsheet program made other ones. */
export interface TurnedDates {
  /** One that it could not read, and left as it was, with the number of its row. */
  readonly left: { readonly cell: string; readonly row: number };
  readonly order: DateOrder;
  /** One that it read in its own order. */
  readonly turned: string;
}

interface TurnedSearch {
  /** Looks at the date of a row. */
  look(cell: string, row: number): void;
  found(): TurnedDates | undefined;
}

/**
 * Finds dates that a spreadsheet program of another country turned: in Germany, Excel takes 3/5/2024 for 3 May and writes 03.05.2024,
 * and leaves 3/15/2024. Then only dates with a day up to 12 have another form.
 */
export function createTurnedSearch(): TurnedSearch {
  let left: Omit<TurnedDates, 'turned'> | undefined;
  let turned: string | undefined;
  let isOtherwise = false;
  return {
    look(cell, row) {
      const [order, other] = ordersOf(cell) ?? [];
      const day = CHANGED.exec(cell)?.slice(1).join('');
      isOtherwise ||= other !== undefined || Number(day) > 12;
      if (order !== undefined) left ??= { left: { cell, row }, order };
      if (day !== undefined) turned ??= cell;
    },
    found: () => (isOtherwise || left === undefined || turned === undefined ? undefined : { ...left, turned }),
  };
}

/** What makes dates seem turned, and what to do with them. */
export function turnedWords({ left, order, turned }: TurnedDates): string {
  return `${quote(left.cell)} is written ${order}, and of dates such as ${quote(turned)} none has a day above 12; a spreadsheet program of another country seems to have turned day and month in these: take the file as it was before it was opened there, or say --dates ${order} if all are right`;
}

/** How a workbook or a table that Excel saved has a date: `2024-05-03`, `03.05.2024`. */
const CHANGED = /^\d{4}-\d{2}-(\d{2})(?![T\d])|^(\d{1,2})\.\d{1,2}\.\d{4}/;
