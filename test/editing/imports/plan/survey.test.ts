import { expect, it } from 'vitest';
import { makeFolder } from '../../../support/content/content.ts';
import { importWork } from '../../../support/content/reading/import-work.ts';

const REVIEW = { date: '2024-03-05', author: 'Ann', rating: 5, text: 'Good.', source: { name: 'Google' } };

const survey = async (values: readonly unknown[], here: readonly object[] = []) => {
  const lines = here.map((each) => `${JSON.stringify(each)}\n`).join('');
  const folder = await makeFolder({ 'business.yaml': 'name: A\n', ...(lines !== '' && { 'reviews.jsonl': lines }) });
  return (await importWork(folder, values)).work.survey;
};

it('counts the entries, and gathers what they mean beyond doubt', async () => {
  const values = [REVIEW, { ...REVIEW, text: 'New.' }, null];
  expect(await survey(values, [{ ...REVIEW, id: 'a' }])).toMatchObject({ entries: 3, claimed: new Set(['a']) });
});
