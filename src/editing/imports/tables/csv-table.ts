import { type CsvError, type InfoRecord, parse } from 'csv-parse';
import { decodeText, type Encoding } from '../files/decode-text.ts';
import type { Bytes } from '../files/stored-file.ts';
import { belowTitles } from './below-titles.ts';
import { openTable, type Table, type TableRow } from './table.ts';

/** 2 MB: a longer row comes from a quote that was never closed. */
const LONGEST_ROW = 2 * 1024 * 1024;

const DELIMITERS: readonly string[] = [',', ';', '\t', '|'];

/** Reads a CSV text as a table, with any of the usual delimiters. */
export async function csvTable(bytes: Bytes, encoding: Encoding): Promise<Table> {
  const form = await formOf(decodeText(bytes, encoding));
  return openTable('line', () => belowTitles(csvRows(withLineFeeds(decodeText(bytes, encoding)), form)));
}

interface Form {
  readonly delimiter: string;
  /** Whether cells may be in quotes. Programs that put tabs between them often write quotes as any other sign. */
  readonly isQuoted: boolean;
}

async function formOf(text: AsyncIterable<string>): Promise<Form> {
  let start = '';
  for await (const chunk of text) {
    start += chunk;
    if (start.length > 16_384) break;
  }
  const delimiter = delimiterOf(start);
  return { delimiter, isQuoted: delimiter !== '\t' || hasQuotedCells(start) };
}

/**
 * Whether cells between tabs are in quotes: those of the header are, or some begin with one and none goes on behind that which ends
 * it, as `"Good," he said`.
 */
function hasQuotedCells(start: string): boolean {
  if (/^\s*(?:[^\r\n]*\t)?"/.test(start)) return true;
  return /(?<=^|[\t\r\n])"/.test(start) && !/(?<=^|[\t\r\n])"(?:[^"]|"")*"[^"\t\r\n]/.test(start);
}

/** The most frequent delimiter, outside of quotes, in the first line that shares it with the next: a title above may hold a comma. */
function delimiterOf(start: string): string {
  const lines = start.replace(/"(?:[^"]|"")*"/g, '""').match(/[^\r\n]*\S[^\r\n]*/g) ?? [];
  const found = lines.map(mostFrequent);
  return found.find((each, index) => lines[index]?.includes(each) && lines[index + 1]?.includes(each)) ?? found[0] ?? ',';
}

function mostFrequent(line: string): string {
  const counts = DELIMITERS.map((each) => line.split(each).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The text with the line feed alone for the line ends of Windows: what several programs wrote may have both. */
async function* withLineFeeds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const joined = rest + piece;
    // A line feed may follow in the next piece.
    rest = joined.endsWith('\r') ? '\r' : '';
    yield joined.slice(0, joined.length - rest.length).replaceAll('\r\n', '\n');
  }
  yield rest;
}

async function* csvRows(text: AsyncIterable<string>, { delimiter, isQuoted }: Form): AsyncGenerator<TableRow> {
  let rows: TableRow[] = [];
  let lines = 0;
  let empty = 0;
  let faulty = 0;
  let isLost = false;
  const parser = parse({
    delimiter,
    quote: isQuoted ? '"' : false,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_ROW,
    on_record: (cells: string[], info: InfoRecord) => {
      const number = lines + 1 + info.empty_lines - empty;
      lines = info.lines;
      empty = info.empty_lines;
      if (!isQuoted && cells.some(opensQuote)) rows.push({ number, fault: NEVER_CLOSED });
      else if (cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells });
      return null;
    },
    on_skip: (error) => {
      // After a quote that is never closed no row can be recognised. A row with several faults is reported once.
      if (error === undefined || isLost) return;
      isLost = isOpen(error);
      const number = isLost ? lines + 1 : Number(error.lines);
      if (number !== faulty) rows.push({ number, fault: faultOf(error) });
      faulty = number;
      lines = Math.max(lines, Number(error.lines));
    },
  });
  parser.resume();
  for await (const chunk of text) {
    if (isLost) break;
    await new Promise((resolve) => parser.write(chunk, resolve));
    yield* rows;
    rows = [];
  }
  if (!isLost) await new Promise((resolve) => parser.end(resolve));
  parser.destroy();
  yield* rows;
}

/** Whether a cell may be in quotes all the same, and go on in the next line. */
function opensQuote(cell: string): boolean {
  return cell.startsWith('"') && cell.split('"').length % 2 === 0;
}

function isOpen({ code }: CsvError): boolean {
  return code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
}

function faultOf(error: CsvError): string {
  if (isOpen(error)) return NEVER_CLOSED;
  return 'a quote (") stands inside a cell, so that this row, and perhaps rows below it, cannot be read; put the whole cell in quotes and write the inner one twice ("")';
}

const NEVER_CLOSED = 'a quote (") opens in this row that is never closed, so that no row below it can be told from the next';
