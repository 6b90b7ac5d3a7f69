import { expect, it } from 'vitest';
import { isWorkbook, readWorkbook } from '../../../../src/editing/imports/tables/workbook.ts';
import { bytesOf, workbookFiles } from '../../../support/content/exports.ts';

const bytes = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, bytesOf(text, { name })]));

it('reads names of sheets, texts, and which styles are dates', async () => {
  const strings =
    '<si><t>plain</t></si><si><r><t>rich </t></r><r><t xml:space="preserve">text</t></r><rPh><t>reading</t></rPh></si>';
  const book = await readWorkbook(bytes(workbookFiles('', strings)));
  expect(book.sheets.map(({ name }) => name)).toEqual(['Reviews']);
  expect(book.texts).toEqual(['plain', 'rich text']);
  expect([0, 1, 2, 3].map(book.isDateStyle)).toEqual([false, true, true, false]);
});

it('knows a workbook that counts from 1904', async () => {
  const book = await readWorkbook(bytes(workbookFiles('', '', { date1904: true })));
  expect(new Date(book.dayZero).getUTCFullYear()).toBe(1904);
});

it('tells a workbook from another zip, and refuses one without a sheet', async () => {
  expect([isWorkbook(bytes(workbookFiles(''))), isWorkbook(bytes({ 'a.json': '' }))]).toEqual([true, false]);
  await expect(readWorkbook(bytes({ 'xl/workbook.xml': '<workbook/>' }))).rejects.toThrow(
    'is a workbook without a visible sheet',
  );
});
