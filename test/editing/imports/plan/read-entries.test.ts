import { expect, it } from 'vitest';
import { ExportError } from '../../../../src/editing/imports/files/export-error.ts';
import { readEntries } from '../../../../src/editing/imports/plan/read-entries.ts';
import { csvTable } from '../../../../src/editing/imports/tables/csv-table.ts';
import { bytesOf, collect, READING } from '../../../support/content/exports.ts';
import { listOf } from '../../../support/content/reading/import-work.ts';

it('gives each entry with its place', async () => {
  const table = await csvTable(bytesOf('d,r,a,t\n2024-03-05,5,Ann,Good.\n1,a"b,c\n'), 'utf-8');
  const mapping = { columns: { date: 'd', rating: 'r', author: 'a', text: 't' }, scale: 5 as const };
  const parts = [
    listOf([null]),
    { kind: 'table' as const, part: { kind: 'table' as const, name: 'in.csv', table }, header: ['d', 'r', 'a', 't'], mapping },
  ];
  expect((await collect(readEntries(parts, READING))).map(({ place, parsed }) => [place, parsed.kind])).toEqual([
    ['in.json, review 1', 'nothing'],
    ['in.csv, line 2', 'review'],
    ['in.csv, line 3', 'refused'],
  ]);
});

it('names the part that is broken', async () => {
  const list = listOf([]);
  const entries = async function* () {
    yield { number: 1, value: null };
    throw new ExportError('is not whole');
  };
  await expect(collect(readEntries([{ ...list, part: { ...list.part, entries } }], READING))).rejects.toThrow(
    'in.json is not whole',
  );
});
