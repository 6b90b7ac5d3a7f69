import { expect, it } from 'vitest';
import { joinRows } from '../../../src/editing/verification/join-rows.ts';
import type { Job } from '../../../src/editing/verification/match-jobs.ts';

const ROW: Job = {
  row: 2,
  customer: 'Ann Berg',
  date: '2026-03-14',
  technicians: ['Dana'],
  services: [],
  amounts: [90],
  numbers: [],
};

it('makes one job of the rows of a customer and a day', () => {
  const second = { ...ROW, row: 3, technicians: ['Dana', 'Tom'], services: ['drains'], amounts: [120] };
  expect(joinRows([ROW, { ...ROW, row: 4, customer: 'Bo' }, { ...ROW, row: 5, date: '2026-03-15' }, second])).toEqual([
    { ...ROW, technicians: ['Dana', 'Tom'], services: ['drains'], amounts: [90, 120] },
    { ...ROW, row: 4, customer: 'Bo' },
    { ...ROW, row: 5, date: '2026-03-15' },
  ]);
});

it('says an amount once that each row repeats', () => {
  expect(joinRows([ROW, ROW])).toEqual([ROW]);
});

it('takes a job of several rows for unpaid if all of them are', () => {
  const row = { row: 2, customer: 'Ann', date: '2026-03-14', technicians: [], services: [], amounts: [], numbers: [] };
  const isUnpaid = (...rows: object[]) => joinRows(rows.map((each) => ({ ...row, ...each })))[0]?.isUnpaid ?? false;
  expect([isUnpaid({ isUnpaid: true }, { isUnpaid: true }), isUnpaid({ isUnpaid: true }, {}), isUnpaid({}, {})]).toEqual([
    true,
    false,
    false,
  ]);
});
