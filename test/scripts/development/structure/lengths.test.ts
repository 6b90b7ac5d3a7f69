import { expect, it } from 'vitest';
import { describeLengths, fileLengths, functionLengths } from '../../../../scripts/development/structure/lengths.ts';

const MODULE = {
  file: 'src/a.ts',
  text: `const SHORT = () => 1;

export function outer() {
  return [1].map((one) => {
    return one;
  });
}
`,
  imports: [],
};

it('counts the lines of files', () => {
  expect(fileLengths([MODULE])).toEqual([{ place: 'src/a.ts', lines: 7 }]);
});

it('counts the lines of functions with statements, also those within others', () => {
  expect(functionLengths([MODULE])).toEqual([
    { place: 'src/a.ts:3 outer', lines: 5 },
    { place: 'src/a.ts:4 (no name)', lines: 3 },
  ]);
});

it('tells the median, and the longest first', () => {
  const lengths = [3, 9, 1].map((lines) => ({ place: `src/${lines}.ts`, lines }));
  expect(describeLengths('files', lengths)).toEqual([
    '3 files, median 3 lines; the longest:',
    '  9  src/9.ts',
    '  3  src/3.ts',
    '  1  src/1.ts',
  ]);
});
