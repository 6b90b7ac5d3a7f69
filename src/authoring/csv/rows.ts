import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import type { FileText } from '../files/read-text-file.ts';
import { type Position, type Problem, positionAt } from '../problems/problem.ts';
import type { Read } from '../problems/read.ts';
import type { Separator } from './columns.ts';

/** One record of a CSV file. */
export interface CsvRow {
  readonly cells: readonly string[];
  /** Tells where a cell starts, its quote included. For a cell that is not there: where the row starts. */
  positionOf(cell: number): Position;
}

/**
 * Reads the rows of a CSV text as in RFC 4180, with any separator in the place of the comma. It ends at a misplaced quote, after which
 * cells cannot be told apart.
 */
export function readCsvRows({ file, text }: FileText, separator: Separator): Read<CsvRow> {
  const bytes = Buffer.from(text);
  const rows: CsvRow[] = [];
  let previous = { bytes: 0, lines: 0 };
  const take = (cells: string[], info: InfoRecord): null => {
    const start = previous;
    const end = info.bytes;
    const raw = () => bytes.toString('utf8', start.bytes, end);
    rows.push({ cells, positionOf: (cell) => cellPosition(raw(), separator, cell, start.lines + 1) });
    previous = { bytes: end, lines: info.lines };
    return null;
  };
  try {
    parse(bytes, {
      delimiter: separator,
      record_delimiter: '\n',
      skip_empty_lines: true,
      relax_column_count: true,
      on_record: take,
    });
    return { found: rows, problems: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const rest = bytes.toString('utf8', previous.bytes);
    return {
      found: rows,
      problems: [quoteProblem(file, error, (cell) => cellPosition(rest, separator, cell, previous.lines + 1))],
    };
  }
}

function quoteProblem(file: string, { code, index }: CsvError, positionOf: (cell: number) => Position): Problem {
  const cell = Number(index);
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return { file, ...positionOf(0), message: `cell ${cell + 1} of this row opens with a quote (") that is never closed` };
  }
  const message =
    code === 'CSV_INVALID_CLOSING_QUOTE'
      ? 'a quote (") stands inside this quoted cell, or the quote that ends it is missing; inside a cell it is written twice ("")'
      : 'a quote (") stands inside this cell; put the whole cell in quotes and write the inner one twice ("")';
  return { file, ...positionOf(cell), message };
}

/** `raw` is the record's text, blank lines before it included; `firstLine` is the line on which that begins. */
function cellPosition(raw: string, separator: Separator, cell: number, firstLine: number): Position {
  const start = /^\n*/.exec(raw)?.[0].length ?? 0;
  return positionAt(raw, cellOffset(raw, separator, start, cell), firstLine);
}

function cellOffset(raw: string, separator: Separator, start: number, cell: number): number {
  let offset = start;
  for (let passed = 0; passed < cell; passed++) {
    const end = cellEnd(raw, offset, separator);
    if (raw[end] !== separator) return start;
    offset = end + 1;
  }
  return offset;
}

/** Where the row ends that starts at `start`. */
export function rowEnd(raw: string, start: number, separator: Separator): number {
  let end = cellEnd(raw, start, separator);
  while (raw[end] === separator) end = cellEnd(raw, end + 1, separator);
  return end;
}

/** Where the cell ends that starts at `start`. */
export function cellEnd(raw: string, start: number, separator: Separator): number {
  let offset = start;
  let quoted = false;
  for (; offset < raw.length; offset++) {
    if (raw[offset] === '"') quoted = !quoted;
    else if (!quoted && (raw[offset] === separator || raw[offset] === '\n')) break;
  }
  return offset;
}
