import { expect, it } from 'vitest';
import { readHead } from '../../../../src/editing/imports/tables/table.ts';
import { tableOf } from '../../../support/content/exports.ts';

it('reads the header and three rows', async () => {
  const head = await readHead(await tableOf(' a ,b\n1,2\n3,4\n5,6\n7,8\n'));
  expect(head?.header).toEqual(['a', 'b']);
  expect(head?.samples.map(({ cells }) => cells[0])).toEqual(['1', '3', '5']);
});

it('leaves out of the names of columns what no file of the content may hold', async () => {
  const table = {
    unit: 'row',
    rows: async function* () {
      yield { number: 1, cells: ['Comment\r\n(public)', 'Your\u0001 name\u0085'] };
    },
  } as const;
  expect((await readHead(table))?.header).toEqual(['Comment\n(public)', 'Your name']);
});
