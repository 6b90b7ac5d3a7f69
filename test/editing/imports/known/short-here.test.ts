import { expect, it } from 'vitest';
import { planImport } from '../../../../src/editing/imports/plan/run-import.ts';
import { linesOf, makeFolder } from '../../../support/content/content.ts';
import { importWork } from '../../../support/content/reading/import-work.ts';

const SHORT = ['Ann L.', 'Bo K.', 'Cy M.', 'Dee'];
const google = { name: 'Google' };
const there = (author: string, more: object = {}) => ({ date: '2024-04-13', rating: 5, author, text: `I am ${author}`, ...more });

async function whole(namesHere: readonly string[], entries: readonly unknown[], shortNames?: boolean) {
  const here = namesHere.map((author, index) => there(author, { id: `r${index}`, date: '2024-01-02', source: google }));
  const folder = await makeFolder({ 'business.yaml': 'name: A\n', 'reviews.jsonl': linesOf(...here) });
  const { work } = await importWork(folder, entries);
  return [...(await planImport({ ...work, shortNames }, { isReported: false })).whole];
}

it('notes new reviews with whole names where most from their platform have short ones', async () => {
  const entries = [there('Eve Lund', { source: google }), there('Fay', { source: google }), there('Guy P.', { source: google })];
  expect(await whole(SHORT, entries)).toEqual([['Google', { count: 1, first: ['2024-04-13-eve-lund'] }]]);
  expect(await whole([...SHORT, 'Hal Moss'], entries)).toHaveLength(1);
});

it('notes none if they are shortened, or meant to be whole, if whole names are usual, too few are short, or the platform is another', async () => {
  const entries = [there('Eve Lund', { source: google })];
  expect(await whole(SHORT, entries, true)).toEqual([]);
  expect(await whole(SHORT, entries, false)).toEqual([]);
  expect(await whole([...SHORT, 'Hal Moss', 'Ida Moss', 'Jo Moss'], entries)).toEqual([]);
  expect(await whole(SHORT.slice(1), entries)).toEqual([]);
  expect(await whole(SHORT, [there('Eve Lund', { source: { name: 'Yelp' } }), there('Eve Lund')])).toEqual([]);
});
