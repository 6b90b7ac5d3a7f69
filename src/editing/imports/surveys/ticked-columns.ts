import { COLUMN_WORDS } from '../columns/column-words.ts';
import { cellsIn, type Table } from '../tables/table.ts';

/** A tick in a cell, as Airtable and people write it. Where there is one in a column, an empty cell is a box without one. */
const TICK = /^(?:checked|x|[✓✔☑✅]\uFE0F?)$/i;

/** The columns that say by a tick, or by the day on which it was published, that a review is shown. */
export async function tickedColumns(table: Table): Promise<ReadonlySet<string>> {
  const isDay = (name: string) => COLUMN_WORDS.are('shown-on', name);
  const named = table.header.filter((name) => COLUMN_WORDS.are('shown', name) || isDay(name));
  const ticked = new Set<string>();
  if (named.length === 0) return ticked;
  for await (const { cells } of cellsIn(table, named))
    for (const [at, name] of named.entries()) if (TICK.test(cells[at] ?? '') || (cells[at] && isDay(name))) ticked.add(name);
  return ticked;
}
