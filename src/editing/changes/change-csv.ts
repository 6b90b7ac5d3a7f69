import { type Column, readHeader } from '../../authoring/csv/columns.ts';
import { type CsvRow, cellEnd, readCsvRows, rowEnd } from '../../authoring/csv/rows.ts';
import { valueAt } from '../../authoring/source/source.ts';
import { CSV_FIELDS } from '../../reviews/csv/fields.ts';
import { withFormulaGuard } from '../../reviews/csv/formula-guard.ts';
import type { Changes } from './change-group.ts';

/** Changes values of one review in the text of a CSV file without mistakes. `undefined` if CSV has no column for a field. */
export function changeCsv(text: string, id: string, changes: Changes): string | undefined {
  const cells = cellsOf(changes);
  if (cells === undefined) return undefined;
  const { header, row } = rowOf(text, id);
  const { cells: places } = readHeader(header.cells);
  const added = [...cells.keys()].filter((column) => !places.has(column) && cells.get(column) !== '');
  const values = [...row.cells];
  for (const [column, value] of cells) {
    const place = places.get(column) ?? (added.includes(column) ? header.cells.length + added.indexOf(column) : undefined);
    if (place !== undefined) values[place] = value;
  }
  const changed = replaceRow(text, row, values);
  return added.length === 0 ? changed : withColumns(changed, added);
}

/** The text without the row of the review. */
export function removeFromCsv(text: string, id: string): string {
  const { row } = rowOf(text, id);
  const { start, end } = extentOf(text, row);
  return text.slice(0, start) + text.slice(end + 1);
}

function rowOf(text: string, id: string): { header: CsvRow; row: CsvRow } {
  const [header, ...rows] = readCsvRows('', text).found;
  const place = header && readHeader(header.cells).cells.get('id');
  const row = rows.find(({ cells }) => place !== undefined && cells[place]?.trim() === id);
  if (header === undefined || row === undefined) throw new TypeError('The row is not in the text');
  return { header, row };
}

function extentOf(text: string, row: CsvRow): { start: number; end: number } {
  const { line } = row.positionOf(0);
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return { start, end: rowEnd(text, start) };
}

/** Writes the cells that differ, and leaves the others as they are written. */
function replaceRow(text: string, row: CsvRow, values: readonly (string | undefined)[]): string {
  const { start, end } = extentOf(text, row);
  const written: string[] = [];
  for (let from = start; from <= end; ) {
    const to = cellEnd(text, from);
    written.push(text.slice(from, to));
    from = to + 1;
  }
  const cells = Array.from(values, (value = '', index) =>
    value === row.cells[index] ? (written[index] ?? '') : cellText(value),
  );
  return text.slice(0, start) + cells.join(',') + text.slice(end);
}

function withColumns(text: string, added: readonly Column[]): string {
  const end = rowEnd(text, text.search(/\S/));
  return `${text.slice(0, end)},${added.join(',')}${text.slice(end)}`;
}

/** The new cell of each column; `undefined` if a value has no column. */
function cellsOf(changes: Changes): Map<Column, string> | undefined {
  const cells = new Map<Column, string>();
  for (const [key, value] of Object.entries(changes)) {
    const columns = Object.entries(CSV_FIELDS).filter(([, [field]]) => field === key) as [Column, readonly string[]][];
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
function cellText(value: string): string {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
