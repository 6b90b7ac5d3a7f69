import { expect, it } from 'vitest';
import { collectNames } from '../../../src/authoring/business/known-names.ts';
import { type JobsReading, readJobs } from '../../../src/editing/verification/read-jobs.ts';
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

it('reads no job on a day that a spreadsheet program seems to have turned, unless the order is said', async () => {
  const table = 'Customer,Date\nAnn,03.05.2026\nBo,04/15/2026\n';
  expect(await read(table)).toEqual({
    ok: false,
    message: expect.stringMatching(/^holds turned dates; in line 3, "04\/15\/2026" is written month-first, and of dates such as/),
  });
  expect(await read(table, { order: 'month-first' })).toMatchObject({ jobs: [{ date: '2026-05-03' }, { date: '2026-04-15' }] });
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
  ['Who,Paid on,Line 2\nAnn,3/4/2026,\n', "the customer's name; its columns are Who, Paid on, Line 2", ['customer']],
])('says which column is missing in %j', async (table, words, missing) => {
  expect(await read(table)).toEqual({
    ok: false,
    message: `has no column that is known to hold ${words}`,
    open: { head: expect.anything(), missing, likely: {} },
  });
});

it.each([
  ['Customer,Paid,Total\nAnn,,90\nBo,14/3/2026,80\n', { date: 'Paid' }],
  ['Customer,Paid,Birthday\nAnn,2026-03-14,1990-05-01\n', {}],
])('takes no column for that of the jobs by its dates alone, and names it if it is the only one: %j', async (table, likely) => {
  expect(await read(table)).toMatchObject({
    message: expect.stringMatching('date' in likely ? /; only Paid holds dates$/ : /its columns are [^;]*$/),
    open: { missing: ['date'], likely },
  });
});

it.each([
  'Ann Berg,2026-03-14\n',
  'Ann Berg,14/3/26,90\n',
  'Ann Berg,14/3/26\n',
  'Ann Berg,90\n',
  'Ann Berg,ann@example.com\n',
  'Ann Berg,(604) 555-0101,Mar 14\n',
  'Ann Berg,5-Mar-24,$90\n',
])('shows nothing of a customer where %j stands in place of a header', async (row) => {
  const refused = {
    ok: false,
    message: 'begins with a row that names no columns; write a header above it, such as Customer,Date',
  };
  expect(await read(`${row}${row}`)).toEqual(refused);
  expect(await read(`${row}${row}`, { chosen: { customer: 'Customer' } })).toEqual(refused);
});

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

it('mends names whose letters were encoded twice, as Excel leaves them of a CSV without a mark', async () => {
  const table = 'Sale Date,First Name,Last Name\n12/31/2023,XuÃ¢n,LeppÃ¤nen\n12/30/2023,João,Lee\n';
  const { jobs } = (await read(table)) as { jobs: readonly { customer: string }[] };
  expect(jobs.map(({ customer }) => customer)).toEqual(['Xuân Leppänen', 'João Lee']);
});
