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

it('knows the day of the newest version of each review that the files have in several', async () => {
  const own = (id: string, more: object = {}) => ({ ...REVIEW, id, ...more });
  const { newest } = await survey([
    own('a', { edited: '2024-05-01' }),
    own('a', { edited: '2024-06-01', response: { date: '2024-05-02', text: 'Thanks.' } }),
    own('a'),
    own('b'),
    own('b', { response: { date: '2024-03-06', text: 'Thanks.' } }),
    own('c', { edited: '2024-05-01' }),
    own('d'),
    own('d'),
  ]);
  expect([...newest.values()]).toEqual(['2024-06-01', '2024-03-06']);
});
