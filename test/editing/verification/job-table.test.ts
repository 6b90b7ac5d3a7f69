import { expect, it } from 'vitest';
import { openJobTable } from '../../../src/editing/verification/job-table.ts';
import { storedFile, zipOf } from '../../support/content/exports.ts';

const WANTED = 'export the list of your jobs, invoices or payments as CSV or Excel (.xlsx)';

it.each<[string | Uint8Array, string]>([
  ['%PDF-1.7', `is a PDF; ${WANTED}`],
  ['<?xml version="1.0"?>\n<rss>', `is XML; ${WANTED}`],
  ['<!DOCTYPE html>', `is a web page, and no table; ${WANTED}`],
  ['- name: Ann\n', `is YAML, and no table; ${WANTED}`],
  ['{ "a": 1 }', `is JSON, and no table; ${WANTED}`],
  [zipOf({ 'word/document.xml': '<a/>' }), `is a zip or a document, and no table; ${WANTED}`],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'is an old Excel file (.xls); save it as .xlsx or as CSV'],
])('says of %j what is needed', async (content, message) => {
  await expect(openJobTable(await storedFile(content))).rejects.toThrow(message);
});

it('opens a table', async () => {
  const table = await openJobTable(await storedFile('a,b\n1,2\n'));
  expect(table).toMatchObject({ header: ['a', 'b'], samples: [{ cells: ['1', '2'] }] });
});
