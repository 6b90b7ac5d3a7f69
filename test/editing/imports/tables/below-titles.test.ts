import { expect, it } from 'vitest';
import { isRow } from '../../../../src/editing/imports/tables/table.ts';
import { tableOf } from '../../../support/content/exports.ts';

/** The number of the first row, and its first two cells. */
async function first(text: string) {
  const [row] = await Array.fromAsync((await tableOf(text)).rows());
  return row && isRow(row) ? [row.number, ...row.cells.slice(0, 2)] : undefined;
}

it.each([
  ['a report', 'Alder Creek\nSales by Customer Detail\n"March 1 - 31, 2026"\n\nDate,Customer,Amount\n3/1/2026,Ann,9\n', 5],
  ['titles as wide as the table', 'Alder Creek,,\nSales,,\nDate,Customer,Amount\n3/1/2026,Ann,9\n', 3],
  ['a date without quotes', 'Sales\nMarch 1 - 31, 2026\nDate,Customer,Amount\n3/1/2026,Ann,9\n', 3],
  ['pairs', 'From:,March\nTo:,April\nDate,Customer,Amount\n3/1/2026,Ann,9\n', 3],
  ['no titles', 'Date,Customer,Amount\n3/1/2026,Ann,9\n', 1],
])('finds the header below %s', async (_, text, line) => {
  expect(await first(text)).toEqual([line, 'Date', 'Customer']);
});

it.each([
  ['sep=;\r\nDate;Customer\r\n1.3.2026;Ann\r\n', 2],
  ['sep=,\nDate,Customer\n1.3.2026,Ann\n', 2],
  ['Umsatz, März\nDate;Customer;Amount\n1.3.2026;Ann;9,00\n', 2],
  ['Umsatz\nDate\tCustomer\n1.3.2026\tAnn\n', 2],
])('takes the sign that divides the header, and none of a title: %j', async (text, line) => {
  expect(await first(text)).toEqual([line, 'Date', 'Customer']);
});

it.each([
  ['Ann,3/1/2026\nBo,3/2/2026\n', [1, 'Ann', '3/1/2026']],
  ['Customer\nAnn\n', [1, 'Customer']],
  ['', undefined],
])('leaves out nothing of a table in which no header is seen: %j', async (text, row) => {
  expect(await first(text)).toEqual(row);
});

it('reads no further than a report has titles', async () => {
  expect(await first(`${'a\n'.repeat(40)}Date,Customer\n`)).toEqual([1, 'a']);
});
