import { expect, it } from 'vitest';
import { countDayless } from '../../../../src/editing/imports/columns/undated-reviews.ts';
import { csvTable } from '../../../../src/editing/imports/tables/csv-table.ts';
import { bytesOf } from '../../../support/content/exports.ts';

it('counts the reviews that have nothing for their day', async () => {
  const table = await csvTable(bytesOf('name,day\nAnn,2024-03-05\nBo,2 weeks ago\nCy,\nDi,N/A\n'), 'utf-8');
  expect(await countDayless(table, ['name', 'day'], { date: 'day' })).toBe(2);
  expect(await countDayless(table, ['name', 'day'], {})).toBe(4);
});
