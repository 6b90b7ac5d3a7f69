import { expect, it } from 'vitest';
import { csvTable } from '../../../../src/editing/imports/tables/csv-table.ts';
import { bytesOf } from '../../../support/content/exports.ts';

const rows = async (text: string, piece?: number) => Array.fromAsync((await csvTable(bytesOf(text, { piece }), 'utf-8')).rows());

it.each([',', ';', '\t', '|'])('reads cells between %j, with quotes and lines in them', async (sign) => {
  const text = `\ufeffa b${sign}"c${sign}"\r\n"x ""y"""${sign}"two\r\nlines"\r\n\r\n1${sign}\r\n`;
  expect(await rows(text)).toEqual([
    { number: 1, cells: ['a b', `c${sign}`] },
    { number: 2, cells: ['x "y"', 'two\nlines'] },
    { number: 5, cells: ['1', ''] },
  ]);
});

it.each([
  ['a,b\r\n"1","2"\n"3","4"\n', [1, 2, 3]],
  ['sep=,\na,b\r\n"1","2"\r\n"3","4"\r\n', [2, 3, 4]],
  ['a,b\r"1","2"\r"3","4"\r', [1, 2, 3]],
])('takes the line ends of several systems: %j', async (text, numbers) => {
  const read = await rows(text);
  expect(read).toMatchObject([{ cells: ['a', 'b'] }, { cells: ['1', '2'] }, { cells: ['3', '4'] }]);
  expect(read.map(({ number }) => number)).toEqual(numbers);
});

it('tells of a misplaced quote by its line, and goes on', async () => {
  expect(await rows('a,b\n1,he said "hi"\n2,ok\n')).toEqual([
    { number: 1, cells: ['a', 'b'] },
    {
      number: 2,
      fault: expect.stringMatching(
        /^a quote \("\) stands inside a cell, so that this row, and perhaps rows below it, cannot be read/,
      ),
    },
    { number: 3, cells: ['2', 'ok'] },
  ]);
});

it('counts lines as an editor does, empty ones and those within cells too', async () => {
  const read = await rows('\r\na,b\r\n\r\n"1\r\n2",\r\n\r\n\r\n3,"he" said\r\n4,\r\n');
  expect(read.map(({ number }) => number)).toEqual([2, 4, 8, 9]);
});

it('tells of the row in which a quote is never closed', async () => {
  const [, , last] = await rows('a,b\n1,ok\n2,"open\n3,lost\n');
  expect(last).toMatchObject({ number: 3, fault: expect.stringContaining('never closed') });
});

it('does not hold a cell without end', async () => {
  expect(await rows(`a\n"${'x'.repeat(2_100_000)}"\n`, 64 * 1024)).toMatchObject([
    { number: 1 },
    { number: 2, fault: expect.stringContaining('never closed') },
  ]);
});
