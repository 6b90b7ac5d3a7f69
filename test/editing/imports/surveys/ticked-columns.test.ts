import { expect, it } from 'vitest';
import { tickedColumns } from '../../../../src/editing/imports/surveys/ticked-columns.ts';
import { tableOf } from '../../../support/content/exports.ts';

it.each(['checked', 'x', 'X', '✓', '✔️'])('finds what somebody ticked with %s, in any row', async (tick) => {
  const table = await tableOf(`date,Approved,Published,Answered\n2024-03-05,,true,${tick}\n2024-03-06,${tick},,\n`);
  expect(await tickedColumns(table)).toEqual(new Set(['Approved']));
});

it('finds the day of publication, where some reviews have one', async () => {
  const table = await tableOf('published_at,publishedAt,date\n2024-03-05T10:00:00Z,,2024-03-05\n,,2024-03-06\n');
  expect(await tickedColumns(table)).toEqual(new Set(['published_at']));
});
