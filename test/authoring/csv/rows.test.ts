import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsvRows } from '../../../src/authoring/csv/rows.ts';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

it('gives back every cell that was written, and knows where each starts', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '"', ',', '\n', ' ', ';') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), fc.nat(3), (rows, blanks) => {
      const text = rows.map((row) => '\n'.repeat(blanks) + row.map(quoted).join(',')).join('\n');
      const lines = text.split('\n');
      const { found } = readCsvRows({ file: 'a.csv', text }, ',');
      expect(found.map(({ cells }) => cells)).toEqual(rows);
      for (const row of found) {
        row.cells.forEach((value, index) => {
          const { line, column } = row.positionOf(index);
          const rest = lines.slice(line - 1).join('\n');
          expect(rest.slice(column - 1).startsWith(quoted(value))).toBe(true);
        });
      }
    }),
  );
});

it('stands at its start for a cell that a row lacks', () => {
  expect(readCsvRows({ file: 'a.csv', text: 'a\nb,c\n' }, ',').found[1]?.positionOf(7)).toEqual({ line: 2, column: 1 });
  for (const text of ['', '\n\n']) expect(readCsvRows({ file: 'a.csv', text }, ',')).toEqual({ found: [], problems: [] });
});

it.each([
  ['is never closed', '\na,"x\ny\nb,z\n', '3:1  cell 2 of this row opens with a quote (") that is never closed'],
  [
    'stands inside a quoted cell',
    'a,"x "y" z"\n',
    '2:3  a quote (") stands inside this quoted cell, or the quote that ends it is missing; inside a cell it is written twice ("")',
  ],
  [
    'stands inside a plain cell',
    '"a\nb",x "y"\n',
    '3:4  a quote (") stands inside this cell; put the whole cell in quotes and write the inner one twice ("")',
  ],
])('tells of a quote that %s, after the rows before it', (_, text, message) => {
  const { found: rows, problems } = readCsvRows({ file: 'a.csv', text: `id,text\n${text}` }, ',');
  expect(problems.map(formatProblem)).toEqual([`a.csv:${message}`]);
  expect(rows.map(({ cells }) => cells)).toEqual([['id', 'text']]);
});
