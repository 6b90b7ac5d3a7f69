import { expect, it } from 'vitest';
import { coveredBy } from '../../../../../scripts/development/insights/learning/plans.ts';

it('covers the passages that a label holds, or that hold it', () => {
  const passages = [
    { start: 0, end: 10 },
    { start: 12, end: 20 },
    { start: 22, end: 60 },
  ];
  expect(coveredBy({ start: 0, end: 20 }, passages)).toEqual([0, 1]);
  expect(coveredBy({ start: 30, end: 34 }, passages)).toEqual([2]);
  expect(coveredBy({ start: 9, end: 13 }, passages)).toEqual([]);
});
