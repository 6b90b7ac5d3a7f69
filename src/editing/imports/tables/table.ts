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

/** The beginning of a table, by which its columns are guessed. */
export interface TableHead {
  /** The names of the columns; none if the table is empty. */
  readonly header: readonly string[];
  /** The first three rows below the header. */
  readonly samples: readonly Row[];
}

/** A table that can be read as often as needed. */
export interface Table extends TableHead {
  /** What the number of a row counts. */
  readonly unit: 'line' | 'row' | 'review';
  /** The rows below the header that are not empty. */
  rows(): AsyncIterable<TableRow>;
}

export function isRow(row: TableRow): row is Row {
  return 'cells' in row;
}

/** What MySQL, PostgreSQL, R and spreadsheets write into a cell that has nothing. `None`, `Nan` and `Na` are names. */
const NOTHING = /^\s*(?:NULL|\\N|NA|#?N\/A)\s*$/;

/** Makes a table of all of its rows. The header is the first that can be read. */
export async function openTable(unit: Table['unit'], all: () => AsyncIterable<TableRow>): Promise<Table> {
  const rows = (): AsyncIterable<TableRow> => withoutKinds(belowKeys(withoutMarks(all())));
  const first: Row[] = [];
  for await (const row of rows()) {
    if (isRow(row)) first.push(row);
    if (first.length === 4) break;
  }
  const [header, ...samples] = first;
  return { unit, header: header?.cells.map(columnName) ?? [], samples, rows: () => belowHeader(rows()) };
}

async function* withoutMarks(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  for await (const row of rows)
    yield isRow(row) ? { ...row, cells: row.cells.map((cell) => (NOTHING.test(cell) ? '' : cell)) } : row;
}

/** What SurveyMonkey writes below a question that was answered in words: its second row says how each was answered. */
const KIND_OF_ANSWER = 'Open-Ended Response';

async function* withoutKinds(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  for await (const row of rows) if (!isRow(row) || !row.cells.includes(KIND_OF_ANSWER)) yield row;
}

/** What Qualtrics writes in its third row. The second has the questions, of which the first has only numbers. */
const KEY_OF_QUESTION = /^\{"ImportId":/;

async function* belowKeys(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let first: TableRow[] | undefined = [];
  for await (const row of rows) {
    if (first === undefined) yield row;
    else if (first.push(row) === 3) {
      const isKeys = isRow(row) && row.cells.some((cell) => KEY_OF_QUESTION.test(cell));
      yield* isKeys ? first.slice(1, 2) : first;
      first = undefined;
    }
  }
  yield* first ?? [];
}

async function* belowHeader(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let isBelow = false;
  for await (const row of rows) {
    if (isBelow || !isRow(row)) yield row;
    isBelow ||= isRow(row);
  }
}

/** The cells of some columns in each row, without white space around them; empty for a column that is not there. */
export async function* cellsIn(table: Table, columns: readonly (string | undefined)[]): AsyncGenerator<Row> {
  const places = columns.map((column) => (column === undefined ? -1 : table.header.indexOf(column)));
  for await (const row of table.rows())
    if (isRow(row)) yield { number: row.number, cells: places.map((place) => (row.cells[place] ?? '').trim()) };
}

/** What the first rows have in a column, without white space around it. */
export function samplesOf({ header, samples }: TableHead, column: string): string[] {
  const place = header.indexOf(column);
  return samples.map(({ cells }) => (cells[place] ?? '').trim());
}

/** Those of some columns in which all of the first cells that are not empty pass a test, and there is one. */
export function columnsHolding(head: TableHead, columns: readonly string[], test: (cell: string) => boolean): string[] {
  return columns.filter((column) => {
    const cells = samplesOf(head, column).filter((cell) => cell !== '');
    return cells.length > 0 && cells.every(test);
  });
}

/** Without what `imports.yaml` could not keep: carriage returns, and control characters other than tabs and line feeds. */
function columnName(cell: string): string {
  return cell.replace(/(?![\t\n])\p{Cc}/gu, '').trim();
}
