import type { Locale } from '../locales/locale.ts';
import type { Figure } from './figure.ts';
import { type Period, periodName, type Quarter } from './quarters.ts';
import type { Interval } from './rating-interval.ts';

/** What was measured in a quarter. */
export interface Point extends Interval {
  readonly quarter: Quarter;
  readonly value: number;
  /** How many reviews or mentions it rests on. */
  readonly count: number;
}

/** A drawing shows at least one year and at most eight. Older quarters are in the table alone. */
const FEWEST_QUARTERS = 4;
const MOST_QUARTERS = 32;

/** The points of a drawing that ends with the quarter `last`. */
export function recent(points: readonly Point[], last: Quarter): Point[] {
  return points.filter(({ quarter }) => quarter > last - MOST_QUARTERS);
}

/** Whether a drawing that ends with the quarter `last` lacks the oldest of these points. */
export function isDrawnInPart(points: readonly Point[], last: Quarter): boolean {
  return recent(points, last).length < points.length;
}

/** The first quarter that a drawing of these points shows, where it ends with the quarter `last`. */
export function firstShown(points: readonly Point[], last: Quarter): Quarter {
  return Math.min(last - FEWEST_QUARTERS + 1, ...points.map(({ quarter }) => quarter));
}

/** The lowest and the highest point; of equal ones that which rests on more reviews or mentions. */
export function extremesOf(points: readonly Point[]): { lowest: Point; highest: Point } | undefined {
  const [lowest] = points.toSorted((a, b) => a.value - b.value || b.count - a.count);
  const [highest] = points.toSorted((a, b) => b.value - a.value || b.count - a.count);
  return lowest && highest && { lowest, highest };
}

/** A table of each period with its value, interval and count, the newest first. `columns` names the values and the counts. */
export function seriesTable(
  points: readonly Point[],
  columns: readonly [value: string, count: string],
  written: (value: number) => string,
  locale: Locale,
  period: Period = 'quarter',
): Figure['table'] {
  const { charts } = locale.messages;
  const [value, count] = columns;
  return {
    columns: [charts[period], value, charts.interval, count],
    rows: points
      .toReversed()
      .map((point) => [
        periodName(locale, point.quarter, period),
        written(point.value),
        charts.range(written(point.low), written(point.high)),
        locale.number(point.count),
      ]),
  };
}
