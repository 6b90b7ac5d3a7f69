import { expect, it } from 'vitest';
import { jsonTable } from '../../../../src/editing/imports/tables/json-table.ts';
import { collect } from '../../../support/content/exports.ts';

const tableOf = (...values: unknown[]) =>
  jsonTable('review', async function* () {
    for (const [index, value] of values.entries())
      yield value === 'broken' ? { number: index + 1, fault: 'is broken' } : { number: index + 1, value };
  });

it('has a column for each value of the groups, also of those in them', async () => {
  const table = await tableOf(null, { stars: 5, consumer: { displayName: 'Ann' }, photos: ['a'] }, 'broken', {
    stars: 4,
    consumer: null,
    isPublic: true,
  });
  if (table === undefined) throw new Error('no table');
  expect(await collect(table.rows())).toEqual([
    { number: 0, cells: ['stars', 'consumer.displayName', 'isPublic'] },
    { number: 2, cells: ['5', 'Ann', ''] },
    { number: 3, fault: 'is broken' },
    { number: 4, cells: ['4', '', 'true'] },
  ]);
});

it('is none without groups', async () => {
  expect(await tableOf(1, 'a', null)).toBeUndefined();
});
