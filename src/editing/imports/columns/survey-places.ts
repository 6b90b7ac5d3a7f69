import { rowsBelow, type Table } from '../tables/table.ts';
import { plainName } from './column-names.ts';

/** Names of columns that say which place or business a review is of, as programs write them that read those of many. */
const PLACE =
  /^(?:(?:google )?(?:place|business|business unit|venue|restaurant|hotel|listing|property|clinic) id|placeid|fid|(?:place|restaurant|hotel) name)$/;

/** The column that says of which place each review is, and how many places there are; `undefined` if there are not several. */
export async function severalPlaces(
  table: Table,
  header: readonly string[],
): Promise<{ readonly column: string; readonly count: number } | undefined> {
  const column = header.find((name) => PLACE.test(plainName(name)));
  if (column === undefined) return undefined;
  const at = header.indexOf(column);
  const places = new Set<string>();
  for await (const { cells } of rowsBelow(table)) {
    const place = (cells[at] ?? '').trim();
    if (place !== '') places.add(place);
  }
  return places.size > 1 ? { column, count: places.size } : undefined;
}
