import { type Column, FIELDS, readHeader, type Separator, separatorOf } from '../../authoring/csv/columns.ts';
import { type CsvRow, cellEnd, readCsvRows, rowEnd } from '../../authoring/csv/rows.ts';
import { valueAt } from '../../authoring/source/source.ts';
import { withFormulaGuard } from '../../reviews/csv/formula-guard.ts';
import type { Changes } from './change-group.ts';

/**
 * Changes values of reviews in the text of a CSV file without mistakes: those of each id. `undefined` if CSV has no column for a
 * field.
 */
export function changeCsv(text: string, wanted: ReadonlyMap<string, Changes>): string | undefined {
  const left = new Map<string, ReadonlyMap<Column, string>>();
  for (const [id, changes] of wanted) {
    const cells = cellsOf(changes);
    if (cells === undefined) return undefined;
    left.set(id, cells);
  }
  const { header, columns, rows, separator } = readTable(text);
  const added = addedColumns([...left.values()], columns);
  const places = new Map([...columns, ...added.map((column, index) => [column, header.cells.length + index] as const)]);
  const written: string[] = [];
  let done = 0;
  for (const { id, row, start } of rows) {
    const cells = left.get(id);
    if (cells === undefined) continue;
    left.delete(id);
    const end = rowEnd(text, start, separator);
    written.push(text.slice(done, start), changedRow(text.slice(start, end), { row, cells, places, separator }));
    done = end;
  }
  if (left.size > 0) throw new TypeError(ABSENT);
  const changed = written.join('') + text.slice(done);
  return added.length === 0 ? changed : withColumns(changed, added, separator);
}

const ABSENT = 'The row is not in the text';

/** The text without the row of the review. */
export function removeFromCsv(text: string, id: string): string {
  const { rows, separator } = readTable(text);
  const found = rows.find((row) => row.id === id);
  if (found === undefined) throw new TypeError(ABSENT);
  return text.slice(0, found.start) + text.slice(rowEnd(text, found.start, separator) + 1);
}

interface Table {
  readonly separator: Separator;
  readonly header: CsvRow;
  readonly columns: ReadonlyMap<Column, number>;
  /** The rows of reviews, and where each starts in the text. */
  readonly rows: readonly { readonly id: string; readonly row: CsvRow; readonly start: number }[];
}

function readTable(text: string): Table {
  const separator = separatorOf(text);
  const [header, ...rows] = readCsvRows({ file: '', text }, separator).found;
  if (header === undefined) throw new TypeError(ABSENT);
  const { cells: columns } = readHeader(header.cells);
  let at = { line: 1, start: 0 };
  const placed = rows.map((row) => {
    at = startOfLine(text, row.positionOf(0).line, at);
    return { id: (row.cells[columns.get('id') ?? -1] ?? '').trim(), row, start: at.start };
  });
  return { separator, header, columns, rows: placed };
}

/** Goes on to a later line. */
function startOfLine(text: string, wanted: number, { line, start }: { line: number; start: number }) {
  let found = start;
  for (let passed = line; passed < wanted; passed++) found = text.indexOf('\n', found) + 1;
  return { line: wanted, start: found };
}

/** The columns that the table lacks, and that some review needs. */
function addedColumns(reviews: readonly ReadonlyMap<Column, string>[], columns: ReadonlyMap<Column, number>): Column[] {
  const filled = reviews.flatMap((cells) => [...cells].filter(([, value]) => value !== '').map(([column]) => column));
  return [...new Set(filled)].filter((column) => !columns.has(column));
}

interface RowChange {
  readonly row: CsvRow;
  readonly cells: ReadonlyMap<Column, string>;
  readonly places: ReadonlyMap<Column, number>;
  readonly separator: Separator;
}

/** Writes the cells that differ, and leaves the others as they are written. */
function changedRow(text: string, { row, cells, places, separator }: RowChange): string {
  const values = [...row.cells];
  for (const [column, value] of cells) {
    const place = places.get(column);
    if (place !== undefined && value !== (values[place] ?? '')) values[place] = value;
  }
  const written: string[] = [];
  for (let from = 0; from <= text.length; ) {
    const to = cellEnd(text, from, separator);
    written.push(text.slice(from, to));
    from = to + 1;
  }
  const changed = Array.from(values, (value = '', index) =>
    value === row.cells[index] ? (written[index] ?? '') : cellText(value, separator),
  );
  return changed.join(separator);
}

function withColumns(text: string, added: readonly Column[], separator: Separator): string {
  const end = rowEnd(text, text.search(/\S/), separator);
  return text.slice(0, end) + added.map((column) => separator + column).join('') + text.slice(end);
}

/** The new cell of each column; `undefined` if a value has no column. */
function cellsOf(changes: Changes): Map<Column, string> | undefined {
  const cells = new Map<Column, string>();
  for (const [key, value] of Object.entries(changes)) {
    const columns = FIELDS.filter(([, [field]]) => field === key);
    if (columns.length === 0 && value !== undefined) return undefined;
    for (const [column, path] of columns) cells.set(column, textOf(valueAt(value, path.slice(1))));
  }
  return cells;
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return withFormulaGuard(Array.isArray(value) ? value.join(';') : String(value));
}

/** In quotes where RFC 4180 section 2 requires them. */
function cellText(value: string, separator: Separator): string {
  return /["\n]/.test(value) || value.includes(separator) ? `"${value.replaceAll('"', '""')}"` : value;
}
