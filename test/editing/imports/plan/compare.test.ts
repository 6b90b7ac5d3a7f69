import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compare, isSame } from '../../../../src/editing/imports/plan/compare.ts';
import { linesOf, makeFolder } from '../../../support/content/content.ts';
import { importWork } from '../../../support/content/reading/import-work.ts';

const REVIEW = { id: 'a', date: '2024-03-09', rating: 5, author: 'Ann', text: 'Fast.' };
const BUSINESS = 'name: A\ntime_zone: America/Chicago\n';

/** Compares reviews with that with the id `a` in a folder with this file. */
async function comparing(name: string, content: string) {
  const folder = await makeFolder({ 'business.yaml': BUSINESS, [name]: content });
  const { work } = await importWork(folder, []);
  const known = work.known.byId.get('a') ?? expect.fail('not read');
  return { file: join(folder, name), known, compared: (fields: object) => compare(known, { fields: { ...fields } }, work) };
}

/** The same with the review that differs from `REVIEW` in these fields. */
const comparingWith = (fields: object) => comparing('reviews.jsonl', linesOf({ ...REVIEW, ...fields }));

it('takes over a change in a row, whose columns hold neither the id of the platform nor the day of the change', async () => {
  const { compared } = await comparing(
    'reviews.csv',
    'id,date,rating,author,text,source_name\na,2024-03-09,5,Ann,Fast.,Google\n',
  );
  const { id: _, ...fields } = { ...REVIEW, source: { name: 'Google', id: 'i-1' } };
  expect(await compared(fields)).toEqual({ kind: 'here' });
  expect(await compared({ ...fields, rating: 1 })).toMatchObject({
    kind: 'changed',
    known: { id: 'a' },
    changes: { rating: 1 },
  });
});

it('takes words out of redact that the new text no longer holds', async () => {
  const both = await comparingWith({ text: 'Dana came fast.', redact: ['Dana came', 'fast'] });
  expect(await both.compared({ ...REVIEW, text: 'Dana came late.' })).toMatchObject({
    kind: 'changed',
    changes: { text: 'Dana came late.', redact: ['Dana came'] },
  });
  const one = await comparingWith({ redact: ['Fast'] });
  const verdict = await one.compared({ ...REVIEW, text: 'Other.' });
  expect(verdict).toMatchObject({ kind: 'changed', changes: { text: 'Other.' } });
  expect(verdict).toHaveProperty('changes.redact', undefined);
});

it('refuses a change with which the check finds fault', async () => {
  const { compared, file } = await comparingWith({ redact: ['Fast'] });
  expect(await compared({ ...REVIEW, author: 'Mr Fast' })).toEqual({
    kind: 'refused',
    reason: expect.stringContaining(`it was changed at its source, but cannot be changed in ${file}: author: holds "Fast"`),
  });
});

const BO = { date: '2024-05-01', rating: 1, author: 'Bo', text: 'Slow.' };

it.each([
  [
    'one whose id only counted rows',
    { source: { name: 'Yelp', id: '1' } },
    { ...BO, source: { name: 'Yelp', id: '1' } },
    /^its source_id is that of .*reviews\.jsonl, which has another author, day and text; .*--map "source_id="$/,
  ],
  [
    'one of another platform',
    { source: { name: 'Yelp' } },
    { ...REVIEW, rating: 1, text: 'Slow.', source: { name: 'Houzz' } },
    /^its id is that of .*reviews\.jsonl, which is of another platform; .*--map "id="$/,
  ],
  ['another one with its id', { source: { name: 'Yelp' } }, { id: 'a', ...BO }, /^its id is that of /],
])('does not put a review in the place of %s', async (_, here, entry, reason) => {
  const { compared, known } = await comparingWith(here);
  expect(await compared(entry)).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
  expect(await isSame(known, entry)).toBe(false);
});
