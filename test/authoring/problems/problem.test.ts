import { expect, it } from 'vitest';
import { compareProblems, formatProblem, positionAt } from '../../../src/authoring/problems/problem.ts';

const problem = { file: 'content/reviews/a.md', line: 3, column: 9, message: 'rating: 6 is more than 5' };

it('is one line: place, two spaces, message, whatever the file is called', () => {
  expect(formatProblem(problem)).toBe('content/reviews/a.md:3:9  rating: 6 is more than 5');
  const hostile = { ...problem, file: 'a\n\u001b[31mb.md', message: 'x\u2028' };
  expect(formatProblem(hostile)).toBe('a\uFFFD\uFFFD[31mb.md:3:9  x\uFFFD');
});

it('sorts by file, then line, column and message', () => {
  const sorted = [
    { ...problem, file: 'B.md' },
    { ...problem, line: 2, column: 10 },
    { ...problem, column: 8 },
    { ...problem, message: 'author: is missing' },
    problem,
    { ...problem, line: 20, column: 1 },
  ];
  expect([...sorted].reverse().sort(compareProblems)).toEqual(sorted);
});

it.each([
  [0, 1, { line: 1, column: 1 }],
  [2, 1, { line: 1, column: 3 }],
  [3, 1, { line: 2, column: 1 }],
  [4, 1, { line: 3, column: 1 }],
  [6, 10, { line: 12, column: 3 }],
])('finds line and column of offset %i, counting from line %i', (offset, firstLine, position) => {
  expect(positionAt('ab\n\ncd', offset, firstLine)).toEqual(position);
});
