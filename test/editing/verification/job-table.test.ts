import { expect, it } from 'vitest';
import { openJobTable } from '../../../src/editing/verification/job-table.ts';
import { storedFile, workbookFiles, zipOf } from '../../support/content/exports.ts';

const WANTED = 'export the list of your jobs, invoices or payments as CSV or Excel (.xlsx)';

it.each<[string | Uint8Array, string]>([
  ['%PDF-1.7', `is a PDF; ${WANTED}`],
  ['<?xml version="1.0"?>\n<rss>', `is XML; ${WANTED}`],
  ['<!DOCTYPE html>', `is a web page, and no table; ${WANTED}`],
  ['- name: Ann\n', `is YAML, and no table; ${WANTED}`],
  ['{ "a": 1 }', `is JSON, and no table; ${WANTED}`],
  [zipOf({ 'a.txt': 'a' }), `is a zip, and no table; ${WANTED}`],
  [zipOf({ 'word/document.xml': '<a/>' }), 'is a document of Word, which is not read; save its table as Excel (.xlsx) or CSV'],
  [
    zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
    'is a document of LibreOffice, which is not read; save its table as Excel (.xlsx) or CSV',
  ],
  [
    zipOf({ 'Metadata/BuildVersionHistory.plist': '<a/>' }),
    'is a document of Numbers or Pages, which is not read; save its table as Excel (.xlsx) or CSV',
  ],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), `is a file of an old Excel or Word (.xls, .doc), or has a password; ${WANTED}`],
])('says of %j what is needed', async (content, message) => {
  await expect(openJobTable(await storedFile(content))).rejects.toThrow(message);
});

it('opens a table', async () => {
  const { table, notes } = await openJobTable(await storedFile('a,b\n1,2\n'));
  expect(table).toMatchObject({ header: ['a', 'b'], samples: [{ cells: ['1', '2'] }] });
  expect(notes).toEqual([]);
});

it('opens the sheet of a workbook that is meant, and names those that are not read', async () => {
  const book = () => storedFile(zipOf(workbookFiles('<row><c><v>1</v></c></row>', '', { sheets: ['2025', '2026'] })));
  expect((await openJobTable(await book())).notes).toEqual([
    'file: only its first sheet, 2025, is read; --sheet chooses another of 2026',
  ]);
  expect((await openJobTable(await book(), { sheet: '2026' })).notes).toEqual([]);
  await expect(openJobTable(await book(), { sheet: '2024' })).rejects.toThrow('has no sheet "2024"; it has 2025, 2026');
});
