import { rowsBelow, type Table } from '../tables/table.ts';

/** The first rating of a table that is a number above 5: its column may not count in stars. */
export async function ratingAboveFive(table: Table, header: readonly string[], column: string): Promise<string | undefined> {
  const place = header.indexOf(column);
  for await (const { cells } of rowsBelow(table)) {
    const cell = (cells[place] ?? '').trim();
    if (Number(cell.replace(',', '.')) > 5) return cell;
  }
  return undefined;
}
