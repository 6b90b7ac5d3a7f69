import { expect, it } from 'vitest';
import { tableOf } from '../../../support/content/exports.ts';

/** The first two columns, and the number of the first row below their names. */
async function first(text: string) {
  const { header, samples } = await tableOf(text);
  return [...header.slice(0, 2), samples[0]?.number];
}

it.each([
  ['a report', 'Alder Creek\nSales by Customer Detail\n"March 1 - 31, 2026"\n\nDate,Customer,Amount\n3/1/2026,Ann,9\n', 6],
  ['titles as wide as the table', 'Alder Creek,,\nSales,,\nDate,Customer,Amount\n3/1/2026,Ann,9\n', 4],
  ['a date without quotes', 'Sales\nMarch 1 - 31, 2026\nDate,Customer,Amount\n3/1/2026,Ann,9\n', 4],
  ['pairs', 'From:,March\nTo:,April\nDate,Customer,Amount\n3/1/2026,Ann,9\n', 4],
  ['no titles', 'Date,Customer,Amount\n3/1/2026,Ann,9\n', 2],
])('finds the header below %s', async (_, text, line) => {
  expect(await first(text)).toEqual(['Date', 'Customer', line]);
});

it.each([
  ['sep=;\r\nDate;Customer\r\n1.3.2026;Ann\r\n', 3],
  ['sep=,\nDate,Customer\n1.3.2026,Ann\n', 3],
  ['Umsatz, März\nDate;Customer;Amount\n1.3.2026;Ann;9,00\n', 3],
  ['Umsatz\nDate\tCustomer\n1.3.2026\tAnn\n', 3],
])('takes the sign that divides the header, and none of a title: %j', async (text, line) => {
  expect(await first(text)).toEqual(['Date', 'Customer', line]);
});

it.each([
  ['Ann,3/1/2026\nBo,3/2/2026\n', ['Ann', '3/1/2026', 2]],
  ['Customer\nAnn\n', ['Customer', 2]],
  ['', [undefined]],
])('leaves out nothing of a table in which no header is seen: %j', async (text, row) => {
  expect(await first(text)).toEqual(row);
});

it('reads no further than a report has titles', async () => {
  expect(await first(`${'a\n'.repeat(40)}Date,Customer\n`)).toEqual(['a', 2]);
});
