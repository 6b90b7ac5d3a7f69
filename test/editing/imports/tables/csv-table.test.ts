import { expect, it } from 'vitest';
import { csvTable } from '../../../../src/editing/imports/tables/csv-table.ts';
import { bytesOf } from '../../../support/content/exports.ts';

const read = async (text: string, piece?: number) => {
  const { header, rows } = await csvTable(bytesOf(text, { piece }), 'utf-8');
  return [header, ...(await Array.fromAsync(rows()))];
};

it.each([',', ';', '\t', '|'])('reads cells between %j, with quotes and lines in them', async (sign) => {
  const text = `\ufeffa b${sign}"c${sign}d"\r\n"x ""y"""${sign}"two\r\nlines"\r\n\r\n1${sign}\r\n`;
  expect(await read(text)).toEqual([
    ['a b', `c${sign}d`],
    { number: 2, cells: ['x "y"', 'two\nlines'] },
    { number: 5, cells: ['1', ''] },
  ]);
});

it.each([
  ['a,b\r\n"1","2"\n"3","4"\n', 2],
  ['sep=,\na,b\r\n"1","2"\r\n"3","4"\r\n', 3],
  ['a,b\r"1","2"\r"3","4"\r', 2],
])('takes the line ends of several systems: %j', async (text, number) => {
  expect(await read(text)).toEqual([['a', 'b'], { number, cells: ['1', '2'] }, { number: number + 1, cells: ['3', '4'] }]);
});

it('tells of a misplaced quote by its line, and goes on', async () => {
  expect(await read('a,b\n1,he said "hi"\n2,ok\n')).toEqual([
    ['a', 'b'],
    {
      number: 2,
      fault: expect.stringMatching(
        /^a quote \("\) stands inside a cell, so that this row, and perhaps rows below it, cannot be read/,
      ),
    },
    { number: 3, cells: ['2', 'ok'] },
  ]);
});

it('takes quotes for signs of the texts where tabs divide cells, and none is in quotes', async () => {
  // Google Sheets and `mysql --batch` write so.
  const plain = `a\tb\n1\the said "hi"\n2\t5" pipe\n${'3\tx\n'.repeat(5_000)}4\t"Good," he said\n`;
  const rows = await read(plain);
  expect(rows.slice(1, 3)).toEqual([
    { number: 2, cells: ['1', 'he said "hi"'] },
    { number: 3, cells: ['2', '5" pipe'] },
  ]);
  expect(rows.at(-1)).toEqual({ number: 5_004, cells: ['4', '"Good," he said'] });
  const [late] = (await read(`${plain}5\t"two\nlines"\n`)).slice(-2);
  expect(late).toMatchObject({ number: 5_005, fault: expect.stringContaining('never closed') });
});

it('does so where cells only begin with a quote, and not where one of them is wholly in quotes', async () => {
  const [, ...rows] = await read('a\tb\n1\t"Good," he said\n2\t"Best"\n3\tx "y"\n');
  expect(rows.map((row) => 'cells' in row && row.cells[1])).toEqual(['"Good," he said', '"Best"', 'x "y"']);
  expect((await read('a\tb\n1\t"He said ""hi"",\nthen"\n2\tx\n')).slice(1)).toEqual([
    { number: 2, cells: ['1', 'He said "hi",\nthen'] },
    { number: 4, cells: ['2', 'x'] },
  ]);
});

it('takes quotes for those of cells where the header is in quotes, though a text has others', async () => {
  // As `write.table` of R writes it.
  expect((await read('"a"\t"b"\n"1"\t"he said \\"hi\\" once"\n"2"\t"x"\n')).flat()).toEqual([
    'a',
    'b',
    { number: 2, fault: expect.stringContaining('stands inside a cell') },
    { number: 3, cells: ['2', 'x'] },
  ]);
});

it('counts lines as an editor does, empty ones and those within cells too', async () => {
  const [, ...rows] = await read('\r\na,b\r\n\r\n"1\r\n2",\r\n\r\n\r\n3,"he" said\r\n4,\r\n');
  expect(rows).toMatchObject([{ number: 4 }, { number: 8 }, { number: 9 }]);
});

it('tells of the row in which a quote is never closed', async () => {
  const [, , last] = await read('a,b\n1,ok\n2,"open\n3,lost\n');
  expect(last).toMatchObject({ number: 3, fault: expect.stringContaining('never closed') });
});

it('does not hold a cell without end', async () => {
  expect(await read(`a\n"${'x'.repeat(2_100_000)}"\n`, 64 * 1024)).toMatchObject([
    ['a'],
    { number: 2, fault: expect.stringContaining('never closed') },
  ]);
});
