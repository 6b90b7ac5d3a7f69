import { describe, expect, it } from 'vitest';
import { extremesOf, firstShown, isDrawnInPart, type Point, recent, seriesTable } from '../../src/charts/series.ts';
import { localeOf } from '../../src/locales/locale.ts';

const point = (quarter: number, value: number, count = 1): Point => ({
  quarter,
  value,
  low: value - 0.5,
  high: value + 0.5,
  count,
});

describe('the extremes', () => {
  it('are the lowest and the highest point', () => {
    const points = [point(1, 3), point(2, 1), point(3, 5)];
    expect(extremesOf(points)).toEqual({ lowest: points[1], highest: points[2] });
  });

  it('of equals are those that rest on more', () => {
    const points = [point(1, 3, 1), point(2, 3, 9), point(3, 3, 2)];
    expect(extremesOf(points)).toEqual({ lowest: points[1], highest: points[1] });
  });

  it('are none without points', () => {
    expect(extremesOf([])).toBeUndefined();
  });
});

describe('the time that is drawn', () => {
  const long = Array.from({ length: 50 }, (_, at) => point(8000 + at, 4));

  it('goes back eight years', () => {
    expect(recent(long, 8049).map(({ quarter }) => quarter)).toEqual(Array.from({ length: 32 }, (_, at) => 8018 + at));
    expect([isDrawnInPart(long, 8049), isDrawnInPart(long.slice(18), 8049)]).toEqual([true, false]);
  });

  it('is a year at least', () => {
    expect(firstShown([point(8049, 4)], 8049)).toBe(8046);
    expect(firstShown(long.slice(10), 8049)).toBe(8010);
  });
});

it('the table has every point, the newest first', () => {
  const columns = ['Average', 'Reviews'] as const;
  expect(seriesTable([point(8104, 4, 1200), point(8105, 3)], columns, (value) => value.toFixed(1), localeOf('en'))).toEqual({
    columns: ['Quarter', 'Average', '95% interval', 'Reviews'],
    rows: [
      ['Q2 2026', '3.0', '2.5 to 3.5', '1'],
      ['Q1 2026', '4.0', '3.5 to 4.5', '1,200'],
    ],
  });
});
