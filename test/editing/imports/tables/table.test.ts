import { expect, it } from 'vitest';
import { cellsIn, columnsHolding, openTable } from '../../../../src/editing/imports/tables/table.ts';
import { tableOf } from '../../../support/content/exports.ts';

it('knows its header and the first three rows below it', async () => {
  const table = await tableOf(' a ,b\n1,2\n3,4\n5,6\n7,8\n');
  expect(table.header).toEqual(['a', 'b']);
  expect(table.samples.map(({ cells }) => cells[0])).toEqual(['1', '3', '5']);
  expect(await Array.fromAsync(table.rows())).toHaveLength(4);
});

it('finds the columns whose first cells pass a test, as far as they are filled', async () => {
  const table = await tableOf('a,b,c,d\n1,x,,2\n,3,,4\n5,6,,7\ny,8,9,z\n');
  expect(columnsHolding(table, ['a', 'b', 'c'], (cell) => /^\d$/.test(cell))).toEqual(['a']);
});

it('gives the cells of some columns, without white space around them', async () => {
  const table = await tableOf('a,b,c\n1, x ,3\n4\n');
  expect((await Array.fromAsync(cellsIn(table, ['b', undefined]))).map(({ cells }) => cells)).toEqual([
    ['x', ''],
    ['', ''],
  ]);
});

it('tells of a row that cannot be read above the header, too', async () => {
  const table = await tableOf('a"b,\na,b\n1,2\n');
  expect(table.header).toEqual(['a', 'b']);
  expect(await Array.fromAsync(table.rows())).toMatchObject([{ number: 1, fault: expect.any(String) }, { number: 3 }]);
});

it('leaves out of the names of columns what no file of the content may hold', async () => {
  const table = await openTable('row', async function* () {
    yield { number: 1, cells: ['Comment\r\n(public)', 'Your\u0001 name\u0085'] };
  });
  expect(table.header).toEqual(['Comment\n(public)', 'Your name']);
});

it('leaves out the second row of names that SurveyMonkey writes', async () => {
  const table = await tableOf('ID,Your name,Stars,OK to publish?\n,Open-Ended Response,Response,Yes\n1,Ann,5,Yes\n2,Bea,4,\n');
  expect(table.samples.map(({ cells }) => cells[1])).toEqual(['Ann', 'Bea']);
  expect((await Array.fromAsync(table.rows())).map(({ number }) => number)).toEqual([3, 4]);
});

it('takes the questions for the names of columns where Qualtrics has numbers above them and keys below', async () => {
  const keys = '"{""ImportId"":""recordedDate"",""timeZone"":""Z""}","{""ImportId"":""QID1""}"';
  const table = await tableOf(`RecordedDate,Q1\n"Recorded Date","How many stars?"\n${keys}\n2026-08-01,5\n2026-08-02,4\n`);
  expect(table.header).toEqual(['Recorded Date', 'How many stars?']);
  expect((await Array.fromAsync(table.rows())).map(({ number }) => number)).toEqual([4, 5]);
});

it('reads nothing where databases and programs for statistics write that there is none', async () => {
  const table = await tableOf('a,b,c,d,e\nNULL,\\N, NA ,N/A,#N/A\nNaN,None,Na,null and void,N\n');
  expect((await Array.fromAsync(table.rows())).map((row) => 'cells' in row && row.cells)).toEqual([
    ['', '', '', '', ''],
    ['NaN', 'None', 'Na', 'null and void', 'N'],
  ]);
  expect(table.samples[0]?.cells).toEqual(['', '', '', '', '']);
});
