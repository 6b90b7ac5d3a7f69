import { expect, it } from 'vitest';
import { openZip } from '../../../../src/editing/imports/files/zip.ts';
import { xlsxTable } from '../../../../src/editing/imports/tables/xlsx-table.ts';
import { storedFile, workbookFiles, zipOf } from '../../../support/content/exports.ts';

const open = async (files: Record<string, string>, sheet?: string) =>
  xlsxTable(await openZip(await storedFile(zipOf(files))), sheet);

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

it('reads cells of all kinds as texts, each in its column', async () => {
  const rows = `
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>inline</t></is></c></row>
    <row r="3"><c r="A3" s="1"><v>45356</v></c><c r="B3" s="2"><v>45356.5</v></c><c r="C3" s="3"><v>7</v></c><c r="D3"><v>4.5</v></c></row>
    <row r="4"><c r="A4" t="str"><v>a_x000D_b</v></c><c r="B4" t="e"><v>#REF!</v></c><c r="AB4" t="b"><v>1</v></c></row>
    <row r="5"><c r="A5"/></row>`;
  const table = await open(workbookFiles(rows, '<si><t>shared</t></si>'));
  expect(table.header).toEqual(['shared', '', 'inline']);
  expect(await Array.fromAsync(table.rows())).toEqual([
    { number: 3, cells: ['2024-03-05', '2024-03-05 12:00:00', '7', '4.5'] },
    { number: 4, cells: ['a\rb', '', ...Array(25).fill(''), '1'] },
  ]);
});

it('leaves out titles above the header', async () => {
  const rows = `<row r="1">${cell('A1', 'Sales')}</row><row r="3">${cell('A3', 'Date')}${cell('B3', 'Customer')}</row>`;
  expect((await open(workbookFiles(rows, ''))).header).toEqual(['Date', 'Customer']);
});

it('reads the first sheet, or that of a name', async () => {
  const files = {
    ...workbookFiles(`<row r="1">${cell('A1', 'Total')}</row>`, '', { sheets: ['Summary', 'Reviews'] }),
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData><row r="1">${cell('A1', 'Date')}</row></sheetData></worksheet>`,
  };
  expect([(await open(files)).header, (await open(files, 'Reviews')).header]).toEqual([['Total'], ['Date']]);
});

it('names its sheets', async () => {
  expect((await open(workbookFiles('', '', { sheets: ['Jobs', 'Reviews'] }))).sheets).toEqual(['Jobs', 'Reviews']);
});
