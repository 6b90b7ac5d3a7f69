import { COLUMN_WORDS } from '../columns/column-words.ts';
import { cellsIn, type Table } from '../tables/table.ts';

/** The column that says of which place each review is, and how many places there are; `undefined` if there are not several. */
export async function severalPlaces(table: Table): Promise<{ readonly column: string; readonly count: number } | undefined> {
  const column = table.header.find((name) => COLUMN_WORDS.are('place', name));
  if (column === undefined) return undefined;
  const places = new Set<string>();
  for await (const { cells } of cellsIn(table, [column])) for (const place of cells) if (place !== '') places.add(place);
  return places.size > 1 ? { column, count: places.size } : undefined;
}
