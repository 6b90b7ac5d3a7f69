import { z } from 'zod';
import { withoutFormulaGuard } from '../../reviews/csv/formula-guard.ts';
import { quote } from '../../reviews/schemas/issues.ts';
import { ratingSchema, reviewFileSchema } from '../../reviews/schemas/review.ts';
import { type Problem, positionAt } from '../problems/problem.ts';
import { type Read, refused } from '../problems/read.ts';
import type { Source } from '../source/source.ts';
import { type Column, columnOf, REQUIRED, readHeader, separatorFault } from './columns.ts';
import { type CsvRow, readCsvRows } from './rows.ts';

/** A review whose rating is still the text of a cell. */
export const csvReviewSchema = reviewFileSchema.extend({
  rating: z
    .string({ error: 'is missing; a digit from 1 to 5 is required' })
    .regex(/^[0-9]$/, { error: (issue) => `${quote(issue.input)} is not a digit from 1 to 5` })
    .transform(Number)
    .pipe(ratingSchema),
});

const EMPTY = `is empty; it needs a header line that names ${REQUIRED.join(', ')}, or remove the file`;

/** Reads the rows of a CSV file as reviews; one with only its header holds none. */
export function readCsv(file: string, text: string): Read<Source> {
  const start = text.search(/\S/);
  if (start === -1) return refused(file, EMPTY);
  const fault = separatorFault(/.*/.exec(text.slice(start))?.[0] ?? '');
  if (fault !== undefined) return refused(file, fault, positionAt(text, start));
  const { rows, problems } = readCsvRows(file, text);
  const [header, ...records] = rows;
  if (header === undefined) return { found: [], problems };
  const { cells, issues } = readHeader(header.cells);
  if (issues.length > 0) {
    // Without its header no row can be judged.
    return {
      found: [],
      problems: [...problems, ...issues.map(({ cell, message }) => ({ file, ...header.positionOf(cell), message }))],
    };
  }
  // Some programs leave off empty cells at a row's end, others add some.
  const needed = Math.max(...REQUIRED.map((column) => (cells.get(column) ?? 0) + 1));
  const found: Source[] = [];
  const wrongWidths: Problem[] = [];
  for (const row of records) {
    const width = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (width === 0) continue;
    if (width <= header.cells.length && row.cells.length >= needed) found.push(rowSource(file, row, cells));
    else
      wrongWidths.push({
        file,
        ...row.positionOf(0),
        message: widthMessage(width > header.cells.length ? width : row.cells.length, header.cells.length),
      });
  }
  return { found, problems: [...problems, ...wrongWidths] };
}

function widthMessage(cells: number, columns: number): string {
  const advice = cells > columns ? 'a cell with a comma in it must be in quotes' : 'an empty cell needs its comma too';
  return `this row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, the header ${columns}; ${advice}`;
}

/** What is published as it is written; of the others a space at either end is nobody's intention. */
const PROSE: ReadonlySet<Column> = new Set(['title', 'text', 'response_text']);

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

function reviewOf(cell: (column: Column) => string | undefined): Record<string, unknown> {
  return {
    id: cell('id'),
    date: cell('date'),
    rating: cell('rating'),
    author: cell('author'),
    text: cell('text'),
    ...filled({ title: cell('title'), service_area: cell('service_area'), language: cell('language') }),
    mentions: { technicians: entries(cell('technicians')), services: entries(cell('services')) },
    ...filled({
      source: group({ name: cell('source_name'), url: cell('source_url') }),
      verification: group({ method: cell('verification_method'), date: cell('verification_date') }),
      response: group({ date: cell('response_date'), text: cell('response_text') }),
      edited: cell('edited'),
    }),
  };
}

function entries(cell = ''): string[] {
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Without the keys that have no value. */
function filled(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function group(values: Record<string, unknown>): Record<string, unknown> | undefined {
  const given = filled(values);
  return Object.keys(given).length > 0 ? given : undefined;
}
