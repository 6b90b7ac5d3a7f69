import type { MonthOf } from '../../../authoring/source/months.ts';
import { readDate } from '../../../authoring/source/read-date.ts';
import { rowsBelow, type Table } from '../tables/table.ts';
import { cleanWords } from '../values/clean-text.ts';
import type { Mapping } from './fields.ts';

/** How many answers of the business a table has without a day, as those in the exports of Booking.com are. */
export async function countUndated(
  table: Table,
  header: readonly string[],
  { columns: { response_text, response_date }, order }: Pick<Mapping, 'columns' | 'order'>,
  monthOf: MonthOf,
): Promise<number> {
  if (response_text === undefined) return 0;
  const [answer, day] = [header.indexOf(response_text), header.indexOf(response_date ?? '')];
  let count = 0;
  for await (const { cells } of rowsBelow(table)) {
    const isDated = readDate(cells[day] ?? '', { order, isUtc: false, monthOf }) !== undefined;
    if (!isDated && cleanWords(cells[answer] ?? '') !== '') count += 1;
  }
  return count;
}
