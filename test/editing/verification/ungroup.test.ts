import { expect, it } from 'vitest';
import { ungroup } from '../../../src/editing/verification/ungroup.ts';
import { tableOf } from '../../support/content/exports.ts';

const rows = async (text: string) => Array.fromAsync((await ungroup(await tableOf(text))).rows());

it('writes the customer above the rows of a group into each of them', async () => {
  const table =
    'Sales by Customer Detail\n,Date,Amount\nAnn Berg,,\n,2026-03-14,90\n,2026-03-15,"9"\nTotal for Ann Berg,,99\nBo,,\nBo,2026-03-16,5\nTOTAL,,104\n,2026-03-17,\n,"x';
  expect(await rows(table)).toMatchObject([
    { number: 2, cells: ['Customer', 'Date', 'Amount'] },
    { number: 4, cells: ['Ann Berg', '2026-03-14', '90'] },
    { number: 5, cells: ['Ann Berg', '2026-03-15', '9'] },
    { number: 8, cells: ['Bo', '2026-03-16', '5'] },
    { number: 10, cells: ['', '2026-03-17', ''] },
    { number: 11, fault: expect.any(String) },
  ]);
});

it.each(['Customer,Date\nAnn,2026-03-14\n', ',Date\n1,2026-03-14\n', ',Date\n', ''])('leaves %j as it is', async (text) => {
  expect(await rows(text)).toEqual(await Array.fromAsync((await tableOf(text)).rows()));
});
