import { cleanWords } from '../values/clean-text.ts';
import { cellsIn, type Table } from './table.ts';

/** How many rows of a table have no words in a column; all without one. */
export async function countEmpty(table: Table, column: string | undefined): Promise<number> {
  let count = 0;
  for await (const { cells } of cellsIn(table, [column])) if (cleanWords(cells[0] ?? '') === '') count += 1;
  return count;
}
