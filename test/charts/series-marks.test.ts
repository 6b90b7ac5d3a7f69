import type { Markish } from '@observablehq/plot';
import { expect, it } from 'vitest';
import { draw } from '../../src/charts/draw.ts';
import { intervalMarks, levelMarks, timeMarks } from '../../src/charts/series-marks.ts';
import { localeOf } from '../../src/locales/locale.ts';
import { numbersOf, textsOf } from '../support/charts/drawings.ts';

const drawn = (marks: Markish) =>
  draw({
    width: 320,
    height: 100,
    margin: 0,
    x: { type: 'linear', domain: [8100, 8108] },
    y: { type: 'linear', domain: [0, 10] },
    marks: [marks],
  });

it('marks every level with a line and its label', () => {
  const svg = drawn(
    levelMarks([
      { value: 0, label: 'none' },
      { value: 5, label: 'half' },
    ]),
  );
  expect(numbersOf(svg, '.grid line', 'y1')).toEqual([100, 50]);
  expect(textsOf(svg, '.soft text')).toEqual(['none', 'half']);
});

it('writes the years below', () => {
  const svg = drawn(timeMarks({ first: 8100, last: 8108 }, 0, 'narrow', localeOf('en')));
  expect(textsOf(svg, 'text')).toEqual(['2025', '2026', '2027']);
});

it('draws an interval from its lower to its upper bound', () => {
  const svg = drawn(intervalMarks([{ quarter: 8104, value: 5, low: 2, high: 9, count: 1 }]));
  const ends = ['y1', 'y2'].flatMap((end) => numbersOf(svg, '.interval line', end));
  expect(ends.toSorted((a, b) => a - b)).toEqual([10, 80]);
  expect(numbersOf(svg, '.interval line', 'x1')).toEqual([160]);
});
