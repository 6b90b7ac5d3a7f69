import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsvRows } from '../../../src/authoring/csv/rows.ts';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

describe('CSV rows', () => {
  it('give back every cell that was written, and know where it starts', () => {
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
            const rest = lines
              .slice(line - 1)
              .join('\n')
              .slice(column - 1);
            expect(rest.startsWith(quoted(value))).toBe(true);
          });
        }
      }),
    );
  });

  it('are none in an empty text', () => {
    expect(readCsvRows({ file: 'a.csv', text: '' }, ',')).toEqual({ found: [], problems: [] });
    expect(readCsvRows({ file: 'a.csv', text: '\n\n' }, ',')).toEqual({ found: [], problems: [] });
  });

  it('stand at their start for a cell that they lack', () => {
    expect(readCsvRows({ file: 'a.csv', text: 'a\nb,c\n' }, ',').found[1]?.positionOf(7)).toEqual({ line: 2, column: 1 });
  });
});

describe('a misplaced quote', () => {
  it.each([
    ['is never closed', 'id,text\n\na,"x\ny\nb,z\n', 'a.csv:3:1  cell 2 of this row opens with a quote (") that is never closed'],
    [
      'stands inside a quoted cell',
      'id,text\na,"x "y" z"\n',
      'a.csv:2:3  a quote (") stands inside this quoted cell, or the quote that ends it is missing; inside a cell it is written twice ("")',
    ],
    [
      'stands inside a plain cell',
      'id,text\n"a\nb",x "y"\n',
      'a.csv:3:4  a quote (") stands inside this cell; put the whole cell in quotes and write the inner one twice ("")',
    ],
  ])('is told where it %s, after the rows before it', (_, text, message) => {
    const { found: rows, problems } = readCsvRows({ file: 'a.csv', text }, ',');
    expect(problems.map(formatProblem)).toEqual([message]);
    expect(rows.map(({ cells }) => cells)).toEqual([['id', 'text']]);
  });
});
