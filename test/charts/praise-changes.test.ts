import { expect, it } from 'vitest';
import { changedSeries } from '../../src/charts/praise-changes.ts';
import { praiseSeries, type Said } from '../../src/charts/praise-series.ts';
import { changing, saidTogether } from '../support/charts/praise.ts';

function changed(...parts: Said[]): string[] {
  return changedSeries(praiseSeries(saidTogether(...parts))).map(({ aspect }) => aspect.id);
}

it('what really changed is named, for better or worse, the greatest change first', () => {
  const parts = [
    changing('same', [30, 10], [30, 10]),
    changing('better', [12, 28], [32, 8]),
    changing('worse', [40, 0], [10, 30]),
  ];
  expect(changed(...parts)).toEqual(['worse', 'better']);
});

it('what chance can do is no change', () => {
  expect(changed(changing('few', [1, 4], [4, 1]))).toEqual([]);
  // A 95 % interval would show a change here, but of eleven such intervals, one soon does so by chance.
  expect(changed(changing('likely', [20, 20], [30, 12]))).toEqual([]);
});

it('what is small is no change, however sure it is', () => {
  expect(changed(changing('small', [8000, 2000], [8500, 1500]))).toEqual([]);
  expect(changed(changing('large', [8000, 2000], [9100, 900]))).toEqual(['large']);
});
