import { z } from 'zod';
import { isFormulaFault, withoutFormulaGuard } from '../../reviews/csv/formula-guard.ts';
import { quote } from '../../reviews/schemas/issues.ts';
import { ratingSchema, reviewFileSchema } from '../../reviews/schemas/review.ts';
import type { FileText } from '../files/read-text-file.ts';
import { foundOne, joinReads, type Read, refused } from '../problems/read.ts';
import { type Path, putAt, type Source } from '../source/source.ts';
import { type Column, columnOf, FIELDS, REQUIRED, readHeader, SEPARATORS, separatorOf } from './columns.ts';
import { type CsvRow, readCsvRows } from './rows.ts';

/** A review whose rating is the text of a cell if that is no digit. */
export const csvReviewSchema = reviewFileSchema.extend({
  rating: z.custom<number>((value) => typeof value === 'number', { error: ratingFault }).pipe(ratingSchema),
});

function ratingFault({ input }: { readonly input: unknown }): string {
  return input === undefined ? 'is missing; a digit from 1 to 5 is required' : `${quote(input)} is not a digit from 1 to 5`;
}

const EMPTY = `is empty; it needs a header line that names ${REQUIRED.join(', ')}, or remove the file`;

/** Reads the rows of a CSV file as reviews; one with only its header holds none. */
export function readCsv({ file, text }: FileText): Read<Source> {
  if (!/\S/.test(text)) return refused(file, EMPTY);
  const separator = separatorOf(text);
  const { found, problems } = readCsvRows({ file, text }, separator);
  const [header, ...rows] = found;
  if (header === undefined) return { found: [], problems };
  const { cells, issues } = readHeader(header.cells);
  const readRow = rowReader(file, header.cells, cells, SEPARATORS[separator]);
  // If the header has mistakes, no row can be judged.
  const reads =
    issues.length > 0
      ? issues.map(({ cell, message }) => refused(file, message, header.positionOf(cell)))
      : rows.filter((row) => widthOf(row) > 0).map(readRow);
  return joinReads([{ found: [], problems }, ...reads]);
}

/** Makes the function that reads the rows below a header. `cells` tells which column stands where in it. */
function rowReader(file: string, header: readonly string[], cells: ReadonlyMap<Column, number>, separator: string) {
  const needed = Math.max(...REQUIRED.map((column) => (cells.get(column) ?? 0) + 1));
  const unnamed = [...header.keys()].filter((cell) => header[cell]?.trim() === '');
  const free = [...cells].filter(([column]) => FREE.has(column));
  return (row: CsvRow): Read<Source> => {
    const stray = unnamed.find((cell) => row.cells[cell]?.trim());
    if (stray !== undefined) return refused(file, strayMessage(row.cells[stray], separator), row.positionOf(stray));
    const lost = free.find(([, cell]) => isFormulaFault(row.cells[cell] ?? ''));
    if (lost !== undefined) return refused(file, lostMessage(lost[0], row.cells[lost[1]]), row.positionOf(lost[1]));
    // Some programs leave off the empty cells at a row's end, others add some.
    const isTooWide = widthOf(row) > header.length;
    if (!isTooWide && row.cells.length >= needed) return foundOne(rowSource(file, row, cells));
    const width = isTooWide ? widthOf(row) : row.cells.length;
    return refused(file, widthMessage(width, header.length, separator), row.positionOf(0));
  };
}

function strayMessage(cell = '', separator = ''): string {
  return `${quote(cell)} stands in a column without a name, and would not be published; delete it, or put the cell with a ${separator} in it in quotes`;
}

/** The columns whose cells are published as they are written. All other cells lose the spaces at their ends. */
const PROSE: ReadonlySet<Column> = new Set(['title', 'text', 'response_text']);

/** What may be any text, so that no schema refuses what a spreadsheet program shows in its place. */
const FREE: ReadonlySet<Column> = new Set(['author', ...PROSE]);

function lostMessage(column: Column, cell = ''): string {
  return `${column}: ${quote(cell)} is what a spreadsheet program shows for a text that it took for a formula; write the text once more, with an apostrophe (') before it`;
}

/** How many cells the row has up to the last that is not empty. */
function widthOf({ cells }: CsvRow): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function widthMessage(cells: number, columns: number, separator: string): string {
  const advice =
    cells > columns ? `a cell with a ${separator} in it must be in quotes` : `an empty cell needs its ${separator} too`;
  return `this row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, the header ${columns}; ${advice}`;
}

function rowSource(file: string, row: CsvRow, cells: ReadonlyMap<Column, number>): Source {
  const cellOf = (column: Column): string | undefined => {
    const cell = row.cells[cells.get(column) ?? -1] ?? '';
    return withoutFormulaGuard(PROSE.has(column) ? cell : cell.trim()) || undefined;
  };
  return {
    file,
    value: reviewOf(cellOf),
    nameOf: (path) => columnOf(path) ?? '',
    locator: () => (path) => {
      const column = columnOf(path);
      return row.positionOf((column && cells.get(column)) ?? 0);
    },
  };
}

function reviewOf(cellOf: (column: Column) => string | undefined): object {
  const review = { mentions: { technicians: [], services: [] } };
  for (const [column, path] of FIELDS) {
    const cell = cellOf(column);
    if (cell !== undefined) putAt(review, path, valueIn(cell, path));
  }
  return review;
}

function valueIn(cell: string, [field]: Path): unknown {
  if (field === 'mentions' || field === 'redact') return entriesOf(cell);
  return field === 'rating' && /^[0-9]$/.test(cell) ? Number(cell) : cell;
}

/** The entries of a cell, which are separated by semicolons. */
export function entriesOf(cell: string): string[] {
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
