import { ExportError } from '../files/export-error.ts';
import type { Bytes } from '../files/stored-file.ts';
import { belowTitles } from './below-titles.ts';
import { openTable, type Row, type Table } from './table.ts';
import { readWorkbook, type Workbook } from './workbook.ts';
import { joined, readXml, type XmlHandlers } from './xml-events.ts';

/** A sheet of a workbook, and the names of all of its sheets. */
export interface SheetTable extends Table {
  readonly sheets: readonly string[];
}

/** Reads one sheet of a workbook as a table: that of the given name, else the first. */
export async function xlsxTable(files: ReadonlyMap<string, Bytes>, sheet?: string): Promise<SheetTable> {
  const workbook = await readWorkbook(files);
  const sheets = workbook.sheets.map(({ name }) => name);
  if (sheet !== undefined && !sheets.includes(sheet))
    throw new ExportError(`has no sheet ${JSON.stringify(sheet)}; it has ${sheets.join(', ')}`);
  const chosen = workbook.sheets.find(({ name }) => name === sheet) ?? workbook.sheets[0];
  const table = await openTable('row', () => belowTitles(sheetRows(chosen?.bytes, workbook)));
  return { ...table, sheets };
}

/** What to say of a workbook of which only the first sheet is read, because nobody said which; nothing if it has no other. */
export function otherSheets(name: string, { sheets: [first, ...others] }: SheetTable): string[] {
  if (others.length === 0) return [];
  return [`${name}: only its first sheet, ${first}, is read; --sheet chooses another of ${others.join(', ')}`];
}

async function* sheetRows(bytes: Bytes | undefined, workbook: Workbook): AsyncGenerator<Row> {
  let rows: Row[] = [];
  if (bytes === undefined) return;
  const handlers = rowHandlers(workbook, (row) => {
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
  });
  for await (const _ of readXml(bytes, handlers)) {
    yield* rows;
    rows = [];
  }
}

/** ECMA-376 part 1, 18.3.1.4: a cell `c` of the type `t` and the style `s` holds its value in `v`, or its text in `is`. */
function rowHandlers(workbook: Workbook, take: (row: Row) => void): XmlHandlers {
  let number = 0;
  let cells: string[] = [];
  let cell = { column: 0, type: 'n', style: 0 };
  let value = '';
  let isValue = false;
  return {
    open(name, { r, t = 'n', s = '0' }) {
      if (name === 'row') {
        number = r === undefined ? number + 1 : Number(r);
        cells = [];
      } else if (name === 'c') {
        cell = { column: columnOf(r) ?? cells.length, type: t, style: Number(s) };
        value = '';
      }
      isValue = name === 'v' || name === 't';
    },
    text(part) {
      if (isValue) value = joined(value, part);
    },
    close(name) {
      isValue = false;
      if (name === 'c') {
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = shown(value, cell, workbook);
      } else if (name === 'row') take({ number, cells });
    },
  };
}

function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(place ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shown(value: string, { type, style }: { type: string; style: number }, workbook: Workbook): string {
  if (type === 's') return unescaped(workbook.texts[Number(value)] ?? '');
  if (type !== 'n') return type === 'e' ? '' : unescaped(value);
  if (value === '' || !workbook.isDateStyle(style)) return value;
  const time = new Date(workbook.dayZero + Math.round(Number(value) * 86_400) * 1000);
  if (Number.isNaN(time.getTime())) return value;
  return time.toISOString().replace('T00:00:00.000Z', '').replace('T', ' ').replace('.000Z', '');
}

/** ECMA-376 part 1, 22.9.2.19: `_x000D_` stands for a character that XML cannot hold. */
function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}
