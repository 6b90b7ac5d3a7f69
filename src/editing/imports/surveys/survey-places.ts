import { COLUMN_WORDS } from '../columns/column-words.ts';
import { cellsBelow, type Table } from '../tables/table.ts';

/** The column that says of which place each review is, and how many places there are; `undefined` if there are not several. */
export async function severalPlaces(
  table: Table,
  header: readonly string[],
): Promise<{ readonly column: string; readonly count: number } | undefined> {
  const column = header.find((name) => COLUMN_WORDS.are('place', name));
  if (column === undefined) return undefined;
  const places = new Set<string>();
  for await (const { cells } of cellsBelow(table, header, [column]))
    for (const place of cells) if (place !== '') places.add(place);
  return places.size > 1 ? { column, count: places.size } : undefined;
}
