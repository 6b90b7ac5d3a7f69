/** A row of a table, as texts. */
export interface Row {
  /** The line or the row of the sheet on which it begins, or which entry of a list it is, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** A row that cannot be read, with the reason. */
interface BadRow {
  readonly number: number;
  readonly fault: string;
}

export type TableRow = Row | BadRow;

/** A table that can be read as often as needed. */
export interface Table {
  /** What the number of a row counts. */
  readonly unit: 'line' | 'row' | 'review';
  /** The header, and the rows below it that are not empty. */
  rows(): AsyncIterable<TableRow>;
}

export function isRow(row: TableRow): row is Row {
  return 'cells' in row;
}

/** All rows but the header, which is the first that can be read. */
export async function* rowsBelow(table: Table): AsyncGenerator<TableRow> {
  let isBelow = false;
  for await (const row of table.rows()) {
    if (isBelow || !isRow(row)) yield row;
    isBelow ||= isRow(row);
  }
}

/** The cells of some columns in each row below the header, without white space around them; empty for a column that is not there. */
export async function* cellsBelow(
  table: Table,
  header: readonly string[],
  columns: readonly (string | undefined)[],
): AsyncGenerator<Row> {
  const places = columns.map((column) => (column === undefined ? -1 : header.indexOf(column)));
  for await (const row of rowsBelow(table))
    if (isRow(row)) yield { number: row.number, cells: places.map((place) => (row.cells[place] ?? '').trim()) };
}

/** The beginning of a table, by which its columns are guessed. */
export interface TableHead {
  readonly header: readonly string[];
  /** The first three rows below the header. */
  readonly samples: readonly Row[];
}

/** What the first rows have in a column, without white space around it. */
export function samplesOf({ header, samples }: TableHead, column: string): string[] {
  const place = header.indexOf(column);
  return samples.map(({ cells }) => (cells[place] ?? '').trim());
}

/** Reads the header and three rows; `undefined` if the table is empty. */
export async function readHead(table: Table): Promise<TableHead | undefined> {
  const rows: Row[] = [];
  for await (const row of table.rows()) {
    if (isRow(row)) rows.push(row);
    if (rows.length === 4) break;
  }
  const [header, ...samples] = rows;
  return header && { header: header.cells.map(columnName), samples };
}

/** Without what `imports.yaml` could not keep: carriage returns, and control characters other than tabs and line feeds. */
function columnName(cell: string): string {
  return cell.replace(/(?![\t\n])\p{Cc}/gu, '').trim();
}
