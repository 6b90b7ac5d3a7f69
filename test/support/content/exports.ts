import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { createMonthNames } from '../../../src/authoring/source/months.ts';
import type { Reading } from '../../../src/editing/imports/entries/parsed-entry.ts';
import type { Bytes, StoredFile } from '../../../src/editing/imports/files/stored-file.ts';
import { openStoredFile } from '../../../src/editing/imports/files/stored-file.ts';
import { csvTable } from '../../../src/editing/imports/tables/csv-table.ts';
import type { Table } from '../../../src/editing/imports/tables/table.ts';
import { createDayInZone } from '../../../src/editing/imports/values/day-in-zone.ts';
import { root } from '../build.ts';
import { makeFolder, write } from './content.ts';

/** What the readers of exports need to know, for a business in Chicago. */
export const READING: Reading = { dayOf: createDayInZone('America/Chicago'), monthOf: createMonthNames(), language: 'en' };

/** The path of an export that was written for the tests. */
export function fixture(name: string): string {
  return join(root, 'test', 'fixtures', 'exports', name);
}

/** The bytes of a file, in chunks of `piece` bytes; by default so few that they divide words and characters, but not a million times. */
export function bytesOf(content: string | Uint8Array, { name = 'file', piece = 7 + (content.length >> 12) } = {}): Bytes {
  const all = Buffer.from(content);
  return {
    name,
    async *chunks() {
      for (let start = 0; start < all.length; start += piece) yield all.subarray(start, start + piece);
    },
  };
}

/** The table of a CSV text. */
export function tableOf(text: string): Promise<Table> {
  return csvTable(bytesOf(text), 'utf-8');
}

/** A file on the disk, closed after the test. */
export async function storedFile(content: string | Uint8Array, name = 'file'): Promise<StoredFile> {
  const folder = await makeFolder();
  await write(folder, name, content);
  const file = await openStoredFile(join(folder, name), name);
  onTestFinished(() => file.handle.close());
  return file;
}

/** A zip of these files (APPNOTE.TXT 4.3), written without the code that reads it. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  const list = Buffer.concat(directory);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** The files of a workbook, each sheet with the same cells. `rows` and `strings` are the XML inside `sheetData` and `sst`. */
export function workbookFiles(
  rows: string,
  strings = '',
  { date1904 = false, sheets = ['Reviews'] } = {},
): Record<string, string> {
  const names = sheets.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('');
  const targets = sheets
    .map((_, index) => `<Relationship Id="rId${index + 1}" Type="x" Target="worksheets/sheet${index + 1}.xml"/>`)
    .join('');
  return {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${names}<sheet name="Hidden" state="hidden" r:id="rId9"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.0 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    ...Object.fromEntries(
      sheets.map((_, index) => [`xl/worksheets/sheet${index + 1}.xml`, `<worksheet><sheetData>${rows}</sheetData></worksheet>`]),
    ),
  };
}
