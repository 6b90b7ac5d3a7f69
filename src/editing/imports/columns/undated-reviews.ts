import { rowsBelow, type Table } from '../tables/table.ts';
import { cleanWords } from '../values/clean-text.ts';
import type { Columns } from './fields.ts';

/** What to do with reviews that have no day. */
export const ONE_DAY =
  '--review-date <day> takes one day for all reviews that have none, such as the day on which your website first showed them';

/** How many reviews of a table have nothing for their day, as on many websites. */
export async function countDayless(table: Table, header: readonly string[], { date }: Pick<Columns, 'date'>): Promise<number> {
  const place = header.indexOf(date ?? '');
  let count = 0;
  for await (const { cells } of rowsBelow(table)) if (cleanWords(cells[place] ?? '') === '') count += 1;
  return count;
}
