import { expect, it } from 'vitest';
import type { DateOrder } from '../../../../src/authoring/source/read-date.ts';
import { countUndated } from '../../../../src/editing/imports/surveys/undated.ts';
import { READING, tableOf } from '../../../support/content/exports.ts';

it('counts the answers of which nothing tells the day', async () => {
  const table = await tableOf('a,d\nThanks.,2024-03-05\nThanks.,2 weeks ago\nThanks.,\nN/A,\n,\n');
  const count = (columns: object) => countUndated(table, { columns }, READING.monthOf);
  expect(await count({ response_text: 'a', response_date: 'd' })).toBe(2);
  expect(await count({ response_text: 'a' })).toBe(3);
  expect(await count({})).toBe(0);
});

it('counts the answers that are in another language than the column of answers', async () => {
  const table = await tableOf('a.en,a.es\nThanks.,\n,Gracias.\n,\n');
  expect(await countUndated(table, { columns: { response_text: 'a.en' } }, READING.monthOf)).toBe(2);
});

it('reads the days as the order of the column says', async () => {
  const table = await tableOf('a,d\nThanks.,04/25/2024\nThanks.,3/4/2024\n');
  const columns = { response_text: 'a', response_date: 'd' };
  const count = (order?: DateOrder) => countUndated(table, { columns, order }, READING.monthOf);
  expect([await count('month-first'), await count('day-first')]).toEqual([0, 1]);
});
