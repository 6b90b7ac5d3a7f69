import { describe, expect, it } from 'vitest';
import { compareProblems, formatProblem, positionAt } from '../../../src/authoring/problems/problem.ts';

const problem = { file: 'content/reviews/a.md', line: 3, column: 9, message: 'rating: 6 is more than 5' };

describe('problem', () => {
  it('is one line: place, two spaces, message', () => {
    expect(formatProblem(problem)).toBe('content/reviews/a.md:3:9  rating: 6 is more than 5');
  });

  it('is one line whatever the file is called', () => {
    expect(formatProblem({ ...problem, file: 'a\n\u001b[31mb.md', message: 'x\u2028' })).toBe(
      'a\uFFFD\uFFFD[31mb.md:3:9  x\uFFFD',
    );
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
    [0, { line: 1, column: 1 }],
    [2, { line: 1, column: 3 }],
    [3, { line: 2, column: 1 }],
    [4, { line: 3, column: 1 }],
    [6, { line: 3, column: 3 }],
  ])('finds the line and column of offset %i', (offset, position) => {
    expect(positionAt('ab\n\ncd', offset)).toEqual(position);
  });

  it('counts from the line on which the text begins', () => {
    expect(positionAt('a\nb', 2, 10)).toEqual({ line: 11, column: 1 });
  });
});
