import { expect, it } from 'vitest';
import { foundOne, joinReads, readOn, refused, unlessFault } from '../../../src/authoring/problems/read.ts';

it('puts together what was read in several places, in their order', () => {
  expect(joinReads([foundOne('a'), refused('f', 'is wrong'), foundOne('b')])).toEqual({
    found: ['a', 'b'],
    problems: [{ file: 'f', line: 1, column: 1, message: 'is wrong' }],
  });
});

it('takes each thing on, and what was wrong before stays told before what is wrong now', () => {
  const read = { found: ['a', 'b'], problems: refused('f', 'old', { line: 2, column: 3 }).problems };
  const step = (name: string) => unlessFault(name.toUpperCase(), name, name === 'a' ? 'new' : undefined);
  expect(readOn(read, step)).toEqual({
    found: ['B'],
    problems: [
      { file: 'f', line: 2, column: 3, message: 'old' },
      { file: 'a', line: 1, column: 1, message: 'new' },
    ],
  });
});
