import { expect, it } from 'vitest';
import { countUndated } from '../../../../src/editing/imports/columns/undated-answers.ts';
import { csvTable } from '../../../../src/editing/imports/tables/csv-table.ts';
import { bytesOf, READING } from '../../../support/content/exports.ts';

it('counts the answers of which nothing tells the day', async () => {
  const table = await csvTable(bytesOf('a,d\nThanks.,2024-03-05\nThanks.,2 weeks ago\nThanks.,\nN/A,\n,\n'), 'utf-8');
  const count = (columns: object) => countUndated(table, ['a', 'd'], columns, READING.monthOf);
  expect(await count({ response_text: 'a', response_date: 'd' })).toBe(2);
  expect(await count({ response_text: 'a' })).toBe(3);
  expect(await count({})).toBe(0);
});
