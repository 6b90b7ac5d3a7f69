import type { MonthOf } from '../../../authoring/source/months.ts';
import { readDate } from '../../../authoring/source/read-date.ts';
import type { Mapping } from '../columns/fields.ts';
import { createFieldReader } from '../columns/translated-columns.ts';
import { isRow, type Table } from '../tables/table.ts';
import { cleanWords } from '../values/clean-text.ts';

/** How many answers of the business a table has without a day, as those in the exports of Booking.com are. */
export async function countUndated(
  table: Table,
  { columns, order }: Pick<Mapping, 'columns' | 'order'>,
  monthOf: MonthOf,
): Promise<number> {
  let count = 0;
  if (columns.response_text === undefined) return count;
  const cellOf = createFieldReader(table.header, columns);
  for await (const row of table.rows()) {
    if (!isRow(row)) continue;
    const isDated = readDate(cellOf(row.cells, 'response_date').trim(), { order, isUtc: false, monthOf }) !== undefined;
    if (!isDated && cleanWords(cellOf(row.cells, 'response_text')) !== '') count += 1;
  }
  return count;
}
