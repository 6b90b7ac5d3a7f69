import { expect, it } from 'vitest';
import { praiseSeries } from '../../src/charts/praise-series.ts';
import { changing, type Days, said } from '../support/charts/praise.ts';

/** The only series of what was said. */
function seriesOf(days: Days) {
  return praiseSeries(said(days))[0];
}

it('has the share of praise of each quarter, its sample and how far it may be off', () => {
  const { period, points = [], ends } = seriesOf({ '2025-02-01': [6, 2], '2025-07-01': [1, 4] }) ?? {};
  expect(period).toBe('quarter');
  expect(points.map(({ quarter, value, praised, count, witnesses }) => [quarter, value, praised, count, witnesses])).toEqual([
    [8100, 0.75, 6, 8, 8],
    [8102, 0.2, 1, 5, 5],
  ]);
  expect(points[0]?.low).toBeCloseTo(0.409, 3);
  expect(points[0]?.high).toBeCloseTo(0.929, 3);
  // A single year shows no change from year to year.
  expect([ends?.period, ends?.first.value, ends?.last.value]).toEqual(['quarter', 0.75, 0.2]);
});

it('counts a mention that is not fit to be quoted as well', () => {
  const all = changing('price', [3, 2], [5, 0]);
  const readings = new Map(
    [...all.readings].map(([id, reading]) => [id, { ...reading, statements: [], unquoted: reading.statements }]),
  );
  expect(praiseSeries({ ...all, readings })).toEqual(praiseSeries(all));
});

it('is by year where most quarters have fewer than five mentions, and leaves out what has fewer', () => {
  const { period, points, ends } =
    seriesOf({
      ...{ '2023-01-10': [2, 0], '2023-04-10': [2, 0], '2023-09-10': [0, 2] },
      ...{ '2024-09-10': [4, 0], '2025-01-10': [3, 0], '2025-12-10': [3, 0] },
    }) ?? {};
  expect(period).toBe('year');
  expect(points?.map(({ quarter, praised, count }) => [quarter / 4, praised, count])).toEqual([
    [2023, 4, 6],
    [2025, 6, 6],
  ]);
  expect(ends?.period).toBe('year');
});

it('by quarter has the oldest and the newest year as its ends', () => {
  const { period, ends } = seriesOf({ '2024-01-10': [5, 0], '2024-05-10': [5, 0], '2025-01-10': [0, 5] }) ?? {};
  expect([period, ends?.period, ends?.first.count, ends?.last.count]).toEqual(['quarter', 'year', 10, 5]);
});

it('takes mentions of one review for one witness', () => {
  const all = changing('price', [5, 0], [5, 0]);
  const together = {
    ...all,
    readings: new Map(
      [...all.readings].map(([id, each]) => [id, { ...each, statements: [...each.statements, ...each.statements] }]),
    ),
  };
  const [apart, twice] = [all, together].map((each) => praiseSeries(each)[0]?.points[0]);
  expect([apart?.count, twice?.count, apart?.low === twice?.low]).toEqual([5, 10, true]);
});

it('is none where there are not two times of five mentions, or nothing can be quoted', () => {
  expect(seriesOf({ '2025-02-01': [40, 0] })).toBeUndefined();
  expect(seriesOf({ '2024-02-01': [4, 0], '2025-02-01': [4, 0] })).toBeUndefined();
  // Two quarters have five, but most have fewer, and only one year has.
  const few = { '2024-07-01': [1, 0], '2024-10-01': [1, 0], '2025-01-01': [1, 0] } as const;
  expect(seriesOf({ '2024-01-01': [5, 0], '2024-04-01': [5, 0], ...few })).toBeUndefined();
  const all = changing('price', [9, 0], [9, 0]);
  expect(praiseSeries(all)).toHaveLength(1);
  expect(praiseSeries({ ...all, aspects: all.aspects.map((aspect) => ({ ...aspect, evidence: [] })) })).toEqual([]);
});
