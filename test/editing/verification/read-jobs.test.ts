import { expect, it } from 'vitest';
import { collectNames } from '../../../src/authoring/business/known-names.ts';
import { amountOf, type JobsReading, readJobs } from '../../../src/editing/verification/read-jobs.ts';
import { businessFileSchema } from '../../../src/reviews/schemas/business.ts';
import { tableOf } from '../../support/content/exports.ts';

const business = {
  name: 'A',
  technicians: [{ name: 'Dana Whitfield', aliases: ['Dana'] }],
  services: [{ id: 'drains', name: 'Drains' }],
};
const { known } = collectNames(businessFileSchema.parse(business));
const READING: JobsReading = { order: undefined, known, language: 'en', timeZone: undefined, tables: [], texts: new Set() };

async function read(text: string, more: Partial<JobsReading> = {}) {
  return readJobs(await tableOf(text), { ...READING, ...more });
}

it('reads names, dates, amounts, and what the business knows', async () => {
  const table =
    'First Name;Last Name;Date;Employee;Item;Total\nMaria;Gonzalez;14/03/2026;dana;Drains;"1.250,00 €"\nTom;;3/4/2026;Bob;;\n;;1/1/2026;;;\nAnn;Berg;soon;;;\n';
  expect(await read(table)).toMatchObject({
    ok: true,
    jobs: [
      {
        row: 2,
        customer: 'Maria Gonzalez',
        date: '2026-03-14',
        technicians: ['Dana Whitfield'],
        services: ['drains'],
        amounts: [1250],
      },
      { row: 3, customer: 'Tom', date: '2026-04-03', technicians: [] },
    ],
    unit: 'line',
    unread: [
      { row: 4, customer: '' },
      { row: 5, customer: 'Ann Berg' },
    ],
  });
});

it('does not guess which number is the month', async () => {
  const table = 'Customer,Date\nAnn,3/4/2026\n';
  expect(await read(table)).toEqual({
    ok: false,
    message: 'line 2: "3/4/2026" may be two days, and no other date of it tells',
    example: { cell: '3/4/2026', row: 2 },
  });
  expect(await read(table, { order: 'month-first' })).toMatchObject({ jobs: [{ date: '2026-03-04' }] });
});

it('refuses a table that is empty', async () => {
  expect(await read('')).toEqual({ ok: false, message: expect.stringContaining('is empty; a header') });
});

it('refuses a table of reviews, also where columns are chosen', async () => {
  const message =
    'holds reviews, and these prove nothing of themselves; export the list of your jobs, invoices or payments as CSV or Excel (.xlsx)';
  const table = 'Timestamp,Name,Rating,Comment\n2026-03-14,Ann,5,Good\n';
  expect(await read(table, { chosen: { customer: 'Name', date: 'Timestamp' } })).toEqual({ ok: false, message });
});

it.each([
  ['a,b\n1,2\n', "the customer's name or the date of the job; its columns are a, b", ['customer', 'date']],
  ['Who,Paid on\nAnn Berg,3/4/2026\n', "the customer's name; its columns are Who, Paid on", ['customer']],
  ['Customer,When\nAnn,3 May 2026\n', 'the date of the job; its columns are Customer, When', ['date']],
])('says which column is missing in %j', async (table, words, missing) => {
  expect(await read(table)).toEqual({
    ok: false,
    message: `has no column that is known to hold ${words}`,
    open: { head: expect.anything(), missing },
  });
});

it.each(['Ann Berg,2026-03-14\n', 'Ann Berg,14/3/26,90\n', 'Ann Berg,ann@example.com\n', 'Ann Berg,(604) 555-0101,Mar 14\n'])(
  'shows nothing of a customer where %j stands in place of a header',
  async (row) => {
    const refused = {
      ok: false,
      message: 'begins with a row that names no columns; write a header above it, such as Customer,Date',
    };
    expect(await read(`${row}${row}`)).toEqual(refused);
    expect(await read(`${row}${row}`, { chosen: { customer: 'Customer' } })).toEqual(refused);
  },
);

it('says what keeps a row from being read', async () => {
  const table = 'Customer,Date\nAnn,2026-03-14\n"Bo,2026-03-15\nCy,2026-03-16\n';
  expect(await read(table)).toMatchObject({
    jobs: [{ customer: 'Ann' }],
    unread: [],
    faults: [{ row: 3, fault: expect.stringContaining('is never closed') }],
  });
});

it('names a chosen column that is not there', async () => {
  expect(await read('a,b\n1,2\n', { chosen: { customer: 'c' } })).toEqual({ ok: false, message: 'has no column c; it has a, b' });
});

it.each([
  ['$1,250.00', 1250],
  ['1.250,50 €', 1250.5],
  ['194', 194],
  // As a workbook stores 194.50 and 1,250.50.
  ['194.5', 194.5],
  ['1250.5', 1250.5],
  ['1,250', 1250],
  ["CHF 1'250.-", 1250],
  ['free', undefined],
])('amount %s', (written, amount) => {
  expect(amountOf(written)).toBe(amount);
});

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

it('makes one job of the lines of an invoice', async () => {
  const table =
    'Invoice No,Customer,Invoice Date,Item,Total\n7,Ann Berg,2026-03-14,Pipe,90\n7,Ann Berg,2026-03-14,Drains,120\n8,Bo,2026-03-14,Pipe,90\n';
  expect(await read(table)).toMatchObject({
    jobs: [
      { row: 2, customer: 'Ann Berg', services: ['drains'], amounts: [90, 120] },
      { row: 4, customer: 'Bo' },
    ],
  });
});

it('reads a report that names each customer above the rows, unless a column names them', async () => {
  const report = ',Transaction date,Item,Amount\nAnn Berg,,,\n,2026-03-14,Pipe,90\nTotal for Ann Berg,,,90\n';
  expect(await read(report)).toMatchObject({ jobs: [{ row: 3, customer: 'Ann Berg', date: '2026-03-14' }], unread: [] });
  const byItem = ',Date,Customer\nPipe,,\n,2026-03-14,Ann Berg\n';
  expect(await read(byItem)).toMatchObject({ jobs: [{ row: 3, customer: 'Ann Berg' }], unread: [{ row: 2, customer: '' }] });
});

it('refuses a table that holds the text of a review, whatever its columns are called', async () => {
  const text = 'They came on time and left it clean.';
  const table = `Customer,Date,What could be better\nAnn,2026-03-14,Nothing\nBo,2026-03-14,"${text}"\n`;
  expect(await read(table, { texts: new Set([text]) })).toEqual({ ok: false, message: expect.stringContaining('holds reviews') });
});

it('reads from a column of its own that a job is not paid yet', async () => {
  const table = 'Customer,Date,Paid\nAnn Berg,2026-03-14,No\nTom Lee,2026-03-15,Yes\nEva Roth,2026-03-16,\n';
  const found = await read(table);
  expect(found.ok && found.jobs.map(({ isUnpaid = false }) => isUnpaid)).toEqual([true, false, false]);
});
