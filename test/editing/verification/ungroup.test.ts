import { expect, it } from 'vitest';
import { ungroup } from '../../../src/editing/verification/ungroup.ts';
import { tableOf } from '../../support/content/exports.ts';

it('writes the customer above the rows of a group into each of them', async () => {
  const text =
    'Sales by Customer Detail\n,Date,Amount\nAnn Berg,,\n,2026-03-14,90\n,2026-03-15,"9"\nTotal for Ann Berg,,99\nBo,,\nBo,2026-03-16,5\nTOTAL,,104\n,2026-03-17,\n,"x';
  const { header, rows } = await ungroup(await tableOf(text));
  expect(header).toEqual(['Customer', 'Date', 'Amount']);
  expect(await Array.fromAsync(rows())).toMatchObject([
    { number: 4, cells: ['Ann Berg', '2026-03-14', '90'] },
    { number: 5, cells: ['Ann Berg', '2026-03-15', '9'] },
    { number: 8, cells: ['Bo', '2026-03-16', '5'] },
    { number: 10, cells: ['', '2026-03-17', ''] },
    { number: 11, fault: expect.any(String) },
  ]);
});

it.each(['Customer,Date\nAnn,2026-03-14\n', ',Date\n1,2026-03-14\n', ',Date\n', ''])('leaves %j as it is', async (text) => {
  const table = await tableOf(text);
  expect(await ungroup(table)).toBe(table);
});
