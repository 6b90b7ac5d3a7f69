import { expect, it } from 'vitest';
import { collectNames } from '../../../src/authoring/business/known-names.ts';
import { readJobs } from '../../../src/editing/verification/read-jobs.ts';
import { businessFileSchema } from '../../../src/reviews/schemas/business.ts';
import { tableOf } from '../../support/content/exports.ts';

const { known } = collectNames(businessFileSchema.parse({ name: 'A' }));
const READING = { order: undefined, known, language: 'en', timeZone: undefined, tables: [], texts: new Set<string>() };

async function read(text: string) {
  return readJobs(await tableOf(text), READING);
}

it.each([
  ['-90', true],
  ['€ -90,00', true],
  ['−90,00 kr', true],
  ['1.090,00-', true],
  ['(90.00)', true],
  ['90,-', false],
  ['-', false],
  ['€ -', false],
])('tells by the amount %s whether it is a refund: %s', async (amount, isRefund) => {
  const result = await read(`Customer,Date,Total\nAnn,2026-03-14,"${amount}"\n`);
  expect(result).toMatchObject({ ok: true, undone: isRefund ? [{ row: 2, customer: 'Ann' }] : [] });
});

it('leaves out what was never done or paid, and says which rows', async () => {
  const table =
    'Customer,Date,Total,Status,Type\nAnn,2026-03-14,90,Paid,Sale\nBo,2026-03-14,90,VOIDED,Sale\nCy,2026-03-14,-90,Paid,Sale\nDee,2026-03-14,(90.00),Paid,Sale\nEd,2026-03-14,90,Open,Sales credit note\nFay,2026-03-14,90,,Estimate\n';
  expect(await read(table)).toMatchObject({
    jobs: [{ customer: 'Ann' }],
    undone: ['Bo', 'Cy', 'Dee', 'Ed', 'Fay'].map((customer, at) => ({ row: at + 3, customer })),
  });
});

it.each([
  [
    'Customer,Date,Canceled,Marked as No-Show\nAnn,2026-03-14,false,No\nBo,2026-03-14,true,No\nCy,2026-03-14,false,Yes\n',
    ['Bo', 'Cy'],
  ],
  ['Customer,Date,Cancelled at\nAnn,2026-03-14,\nBo,2026-03-14,2026-03-14 13:00\n', ['Bo']],
  ['Customer,Date,Amount,Amount Refunded\nAnn,2026-03-14,90,0.00\nBo,2026-03-14,90,90\nCy,2026-03-14,90,10\n', ['Bo']],
  ['Customer,Date,Gross,Fee\nAnn,2026-03-14,90,-3\nBo,2026-03-14,-90,0\n', ['Bo']],
  ['Customer,Date,Transaction Type\nAnn,2026-03-14,Invoice\nBo,2026-03-14,Bill\nCy,2026-03-14,Payroll Check\n', ['Bo', 'Cy']],
])('leaves out by other columns than a state what is no job that was done: %j', async (table, customers) => {
  expect(await read(table)).toMatchObject({ undone: customers.map((customer) => ({ customer })) });
});

it('knows the jobs that a later row of the customer takes back', async () => {
  const isTakenBack = async (table: string) => {
    const result = await read(table);
    return result.ok && result.jobs.map((job) => job.isTakenBack ?? false);
  };
  expect(
    await isTakenBack(
      'Customer,Date,Type\nAnn,2026-03-14,Invoice\nAnn,2026-03-16,Credit Memo\nAnn,2026-03-20,Invoice\nBo,2026-03-14,Invoice\n',
    ),
  ).toEqual([true, false, false]);
  expect(await isTakenBack('Customer,Date,Total\nAnn,2026-03-14,90\nAnn,2026-03-14,-90\n')).toEqual([true]);
  // A payment has a minus in some ledgers, and takes nothing back.
  expect(await isTakenBack('Customer,Date,Type,Total\nAnn,2026-03-14,Invoice,90\nAnn,2026-03-15,Payment,-90\n')).toEqual([false]);
});

it('tells what it does not know of the state of jobs that it takes for done', async () => {
  const table =
    'Customer,Date,Status,State\nAnn,2026-03-14,Paid,OH\nBo,2026-03-14,Walked,OH\nCy,2026-03-15,Walked,\nDee,2026-03-15,Cancelled by guest,\n';
  expect(await read(table)).toMatchObject({ undone: [{ customer: 'Dee' }], unknownStates: new Map([['Walked', 2]]) });
});

it('takes an Estado for a part of a country, unless it has a state that is known', async () => {
  const unknownIn = async (...states: string[]) =>
    read(`Cliente,Fecha,Estado\n${states.map((state) => `Ana,2026-03-14,${state}\n`).join('')}`);
  expect(await unknownIn('Jalisco', 'Puebla', '')).toMatchObject({ unknownStates: new Map() });
  expect(await unknownIn('Sentada', 'Por confirmar', 'Cancelada')).toMatchObject({
    unknownStates: new Map([['Por confirmar', 1]]),
  });
});

it('reads from a column of its own that a job is not paid yet', async () => {
  const table = 'Customer,Date,Paid\nAnn Berg,2026-03-14,No\nTom Lee,2026-03-15,Yes\nEva Roth,2026-03-16,\n';
  const found = await read(table);
  expect(found.ok && found.jobs.map(({ isUnpaid = false }) => isUnpaid)).toEqual([true, false, false]);
});
