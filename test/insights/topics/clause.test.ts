import { expect, it } from 'vitest';
import { clausesAround } from '../../../src/insights/topics/clause.ts';
import { readingsOf } from '../../support/content/reading/reading.ts';

/** The clauses around each place of a word. Another text precedes this one. */
function clausesOf(text: string, word: string): string[] {
  const readings = readingsOf(['Another text.', text]);
  const { starts, ends, firsts } = readings;
  const places = [...starts.keys()].slice(firsts[1]).filter((token) => text.slice(starts[token], ends[token]) === word);
  return clausesAround(readings, 1, places, 1).map(({ start, end }) => text.slice(start, end));
}

it('shows the sentence that holds the term', () => {
  expect(clausesOf('All well. New gutters, and dry! Bye.', 'gutters')).toEqual(['New gutters, and dry!']);
});

it('shows a sentence with two terms once, two sentences each', () => {
  expect(clausesOf('A pump beside a pump. No pump.', 'pump')).toEqual(['A pump beside a pump.', 'No pump.']);
});

it('shows of a long sentence the segments around the term, as many as are short enough', () => {
  const far = 'and then they went on to talk for a long while of many other things';
  const text = `They came early, ${far}, the gutters were cleaned, ${far}, ${far}, ${far}.`;
  const [clause = '', ...others] = clausesOf(text, 'gutters');
  expect(clause).toContain('the gutters were cleaned');
  expect(clause.length).toBeGreaterThan(100);
  expect(clause.length).toBeLessThanOrEqual(200);
  expect(clause).toMatch(/\w$/);
  expect(others).toEqual([]);
});

it('shows of a text without marks the term alone', () => {
  expect(clausesOf(`${'so on '.repeat(80)}gutters ${'or more '.repeat(80)}`, 'gutters')).toEqual(['gutters']);
});
