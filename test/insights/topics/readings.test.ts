import { expect, it } from 'vitest';
import { type Readings, visitTokens } from '../../../src/insights/topics/readings.ts';
import { readingsOf } from '../../support/content/reading/reading.ts';

/** The stem of each token: with a `+` if it is joined to the word before, and `.` if it cannot be part of a term. */
function stemsIn({ stemAt, stems }: Readings): string[] {
  return Array.from(stemAt, (word) => (word === 0 ? '.' : `${word < 0 ? '+' : ''}${stems[Math.abs(word)]}`));
}

it('number the stems of their words, and tell where these stand', () => {
  const { firsts, starts, ends, ...readings } = readingsOf(['The sump pumps, 2', 'A pump', '']);
  expect(stemsIn({ firsts, starts, ends, ...readings })).toEqual(['the', '+sump', '+pump', '.', '.', '.', '+pump']);
  expect([...starts]).toEqual([0, 4, 9, 14, 16, 0, 2]);
  expect([...ends]).toEqual([3, 8, 14, 15, 17, 1, 6]);
  expect(firsts).toEqual([0, 5, 7, 7]);
});

it('hold more tokens than were made room for at first', () => {
  const { stemAt, firsts } = readingsOf(['so '.repeat(3000), 'it']);
  expect(stemAt).toHaveLength(3001);
  expect(firsts).toEqual([0, 3000, 3001]);
});

it('tell which of them holds a token', () => {
  const visited: [number, number][] = [];
  visitTokens(readingsOf(['one pump two', 'none', '', 'a pump']), [0, 2, 4, 5], (...each) => visited.push(each));
  expect(visited).toEqual([
    [0, 0],
    [0, 2],
    [3, 4],
    [3, 5],
  ]);
});
