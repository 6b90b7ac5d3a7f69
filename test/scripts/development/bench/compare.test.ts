import { expect, it } from 'vitest';
import { type Results, whatGotWorse } from '../../../../scripts/development/bench/compare.ts';
import { type Row, rowOf } from '../../../../scripts/development/bench/results.ts';

const results = (rows: Row[]): Results => ({ machine: 'one', benches: { static: rows } });
const seconds = (...rounds: number[]) => results([rowOf('/', 's', 'less', rounds)]);
const answers = (...rounds: number[]) => results([rowOf('/', 'answers', 'more', rounds)]);

it('tells a figure whose median is worse than every round of before', () => {
  expect(whatGotWorse(seconds(1, 2, 3), seconds(2, 3.5, 4))).toEqual([
    'static: /, s: 2.00 (1.00 to 3.00) before, now 3.50 (2.00 to 4.00)',
  ]);
  expect(whatGotWorse(answers(1, 2, 3), answers(0, 0.5, 4))).toHaveLength(1);
});

it('tells figures in as many digits as tell them apart', () => {
  expect(whatGotWorse(seconds(0.0331, 0.0332, 0.0334), seconds(0.0347))).toEqual([
    'static: /, s: 0.033 (0.033 to 0.033) before, now 0.035 (0.035 to 0.035)',
  ]);
});

it('tells none within the range of before, or on its better side', () => {
  expect(whatGotWorse(seconds(1, 2, 3), seconds(2, 3, 9))).toEqual([]);
  expect(whatGotWorse(seconds(1, 2, 3), seconds(0.1))).toEqual([]);
  expect(whatGotWorse(answers(1, 2, 3), answers(9))).toEqual([]);
});

it('tells a figure that is no longer there, unless the bench was not run', () => {
  expect(whatGotWorse(seconds(1), results([]))).toEqual(['static: /, s: is no longer measured']);
  expect(whatGotWorse(seconds(1), { machine: 'one', benches: {} })).toEqual([]);
});
