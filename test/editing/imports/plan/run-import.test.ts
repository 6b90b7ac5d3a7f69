import { expect, it } from 'vitest';
import { decide, planImport } from '../../../../src/editing/imports/plan/run-import.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { collect } from '../../../support/content/exports.ts';
import { importWork } from '../../../support/content/reading/import-work.ts';

const BUSINESS = 'name: A\ntechnicians: [{ name: Dana Whitfield, aliases: [Dana] }]\n';
const review = (text: string, more = {}) => ({ date: '2024-03-05', rating: 5, author: 'Ann', text, ...more });
const work = async (values: readonly unknown[], files = {}) =>
  (await importWork(await makeFolder({ 'business.yaml': BUSINESS, ...files }), values)).work;

it('plans an import, and suggests whom the texts name', async () => {
  const heard: number[][] = [];
  const tally = await planImport(
    await work([review('Dana came.'), review('Dana left.'), review('Dana left.'), null, { text: 'x' }]),
    {
      isReported: true,
      onEntry: (...counts) => heard.push(counts),
    },
  );
  expect(tally.counts).toMatchObject({ new: 2, again: 1, nothing: 1, refused: 1 });
  expect(tally.suggestions.get('Dana Whitfield')).toMatchObject({ count: 2 });
  expect(tally.report?.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'again', 'nothing', 'refused']);
  expect(heard.at(-1)).toEqual([5, 5]);
});

it('takes a second review of one author and day for a new one, not for a change of the first', async () => {
  const first = JSON.stringify({ ...review('Good.'), id: 'a' });
  const verdicts = await collect(decide(await work([review('Other.'), review('Good.')], { 'reviews.jsonl': `${first}\n` })));
  expect(verdicts.map(({ verdict }) => verdict.kind)).toEqual(['new', 'here']);
  const changed = await collect(decide(await work([review('Better.')], { 'reviews.jsonl': `${first}\n` })));
  expect(changed.map(({ verdict }) => verdict.kind)).toEqual(['changed']);
});
