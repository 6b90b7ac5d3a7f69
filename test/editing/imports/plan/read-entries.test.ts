import { expect, it } from 'vitest';
import { ExportError } from '../../../../src/editing/imports/files/export-error.ts';
import { readEntries } from '../../../../src/editing/imports/plan/read-entries.ts';
import { READING, tableOf } from '../../../support/content/exports.ts';
import { listOf } from '../../../support/content/reading/import-work.ts';

it('gives each entry with its place', async () => {
  const table = await tableOf('d,r,a,t\n2024-03-05,5,Ann,Good.\n1,a"b,c\n');
  const mapping = { columns: { date: 'd', rating: 'r', author: 'a', text: 't' }, scale: 5 as const };
  const entries = async function* () {
    yield { number: 1, value: null };
    yield { number: 2, fault: 'is longer than 4 MB' };
  };
  const parts = [
    { ...listOf([]), entries },
    { kind: 'table' as const, name: 'in.csv', table, mapping },
  ];
  expect((await Array.fromAsync(readEntries(parts, READING))).map(({ place, parsed }) => [place, parsed.kind])).toEqual([
    ['in.json, review 1', 'nothing'],
    ['in.json, review 2', 'refused'],
    ['in.csv, line 2', 'review'],
    ['in.csv, line 3', 'refused'],
  ]);
});

it('leaves out what was not ticked where others were', async () => {
  const table = await tableOf('d,r,a,t,Approved\n2024-03-05,5,Ann,Good.,\n2024-03-06,5,Bea,Good.,checked\n');
  const mapping = { columns: { date: 'd', rating: 'r', author: 'a', text: 't' }, scale: 5 as const };
  const entries = await Array.fromAsync(readEntries([{ kind: 'table' as const, name: 'in.csv', table, mapping }], READING));
  expect(entries.map(({ parsed }) => parsed.kind)).toEqual(['refused', 'review']);
});

it('mends texts that were encoded twice, in columns that are read and in JSON', async () => {
  const table = await tableOf('d,r,a,t,x\n2024-03-05,5,Ann,VÃ¤ldigt bra.,smÃ¥\n2024-03-05,5,Bea,Bra.,smÃ¥\n');
  const mapping = { columns: { date: 'd', rating: 'r', author: 'a', text: 't' }, scale: 5 as const };
  const review = { author: 'LeppÃ¤nen', rating: 5, text: 'Bra.', date: '2024-03-05' };
  const parts = [{ kind: 'table' as const, name: 'in.csv', table, mapping }, listOf([review])];
  expect((await Array.fromAsync(readEntries(parts, READING))).map(({ parsed, mended }) => [parsed, mended])).toMatchObject([
    [{ fields: { text: 'Väldigt bra.' } }, { was: 'VÃ¤ldigt bra.', now: 'Väldigt bra.' }],
    [{ fields: { text: 'Bra.' } }, undefined],
    [{ fields: { author: 'Leppänen' } }, { was: 'LeppÃ¤nen', now: 'Leppänen' }],
  ]);
});

it('mends what is read in another language than the column of a field, and from the further columns of our own export', async () => {
  const table = await tableOf(
    'd,r,a,t.en,t.sv,verification_method,disclosure_relation_text\n2024-03-05,5,Ann,,VÃ¤ldigt bra.,,En vÃ¤n.\n',
  );
  const mapping = { columns: { date: 'd', rating: 'r', author: 'a', text: 't.en' }, scale: 5 as const };
  const [entry] = await Array.fromAsync(readEntries([{ kind: 'table', name: 'in.csv', table, mapping }], READING));
  expect(entry?.parsed).toMatchObject({
    fields: { text: 'Väldigt bra.', disclosure: { relation: { text: 'En vän.' } } },
  });
});

it('names the part that is broken', async () => {
  const list = listOf([]);
  const entries = async function* () {
    yield { number: 1, value: null };
    throw new ExportError('is not whole');
  };
  await expect(Array.fromAsync(readEntries([{ ...list, entries }], READING))).rejects.toThrow('in.json is not whole');
});
