import { isRow, openTable, type Row, type Table, type TableRow } from '../imports/tables/table.ts';

/** What the column is called that the groups get. */
const CUSTOMER = 'Customer';

/**
 * Writes the customer into each row of a report that names it once, on a line of its own above the rows, as in "Sales by Customer
 * Detail" of QuickBooks. The header of that column is empty there. Any other table is returned as it is.
 */
export async function ungroup(table: Table): Promise<Table> {
  const place = table.header.indexOf('');
  const [first] = table.samples;
  if (place === -1 || first === undefined || !standsAlone(first, place)) return table;
  const header = { number: 0, cells: table.header.with(place, CUSTOMER) };
  return openTable(table.unit, () => withGroups(table.rows(), header, place));
}

function standsAlone({ cells }: Row, place: number): boolean {
  return cells.every((cell, at) => (cell.trim() !== '') === (at === place));
}

async function* withGroups(rows: AsyncIterable<TableRow>, header: Row, place: number): AsyncGenerator<TableRow> {
  let group = '';
  yield header;
  for await (const row of rows) {
    const own = isRow(row) ? (row.cells[place]?.trim() ?? '') : '';
    if (!isRow(row)) yield row;
    else if (own === '' || own === group) yield named(row, place, group);
    // Below a total, such as "Total for Ann Berg", no customer is named.
    else group = standsAlone(row, place) ? own : '';
  }
}

function named({ number, cells }: Row, place: number, name: string): Row {
  return { number, cells: cells.map((cell, at) => (at === place ? name : cell)) };
}
