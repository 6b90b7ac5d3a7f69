import { COLUMN_WORDS } from '../columns/column-words.ts';
import { cellsIn, type Table } from '../tables/table.ts';

/** A tick in a cell, as Airtable and people write it. Where there is one in a column, an empty cell is a box without one. */
const TICK = /^(?:checked|x|[✓✔☑✅]\uFE0F?)$/i;

/** The columns that say by a tick that a review is shown. */
export async function tickedColumns(table: Table): Promise<ReadonlySet<string>> {
  const named = table.header.filter((name) => COLUMN_WORDS.are('shown', name));
  const ticked = new Set<string>();
  if (named.length === 0) return ticked;
  for await (const { cells } of cellsIn(table, named))
    for (const [at, name] of named.entries()) if (TICK.test(cells[at] ?? '')) ticked.add(name);
  return ticked;
}
