import { expect, it } from 'vitest';
import { countEmpty } from '../../../../src/editing/imports/tables/count-empty.ts';
import { tableOf } from '../../../support/content/exports.ts';

it('counts the reviews that have nothing in a column, such as that of their days', async () => {
  const table = await tableOf('name,day\nAnn,2024-03-05\nBo,2 weeks ago\nCy,\nDi,N/A\n');
  expect(await countEmpty(table, 'day')).toBe(2);
  expect(await countEmpty(table, undefined)).toBe(4);
});
