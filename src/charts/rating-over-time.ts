import type { Locale } from '../locales/locale.ts';
import { type Catalog, meanRating } from '../reviews/catalog.ts';
import { drawBoth } from './draw.ts';
import type { Figure } from './figure.ts';
import { reviewCount, twoDecimals } from './format.ts';
import { quarterName, quarterOfDate } from './quarters.ts';
import { ratingInterval } from './rating-interval.ts';
import { ratingSeriesChart } from './rating-series-chart.ts';
import { extremesOf, isDrawnInPart, type Point, recent, seriesTable } from './series.ts';

/** The mean rating of each quarter; `undefined` without reviews. */
export function ratingOverTime({ reviews }: Pick<Catalog, 'reviews'>, locale: Locale): Figure | undefined {
  const points = pointsOf(reviews);
  const newest = points.at(-1);
  if (newest === undefined) return undefined;
  const { charts } = locale.messages;
  const id = 'chart-rating-over-time';
  return {
    id,
    title: charts.overTime.title,
    description: describe(recent(points, newest.quarter), newest, locale),
    svg: drawBoth(id, (size) => ratingSeriesChart(points, size, locale)),
    table: seriesTable(points, [charts.average, charts.reviews], twoDecimals(locale), locale),
    note: isDrawnInPart(points, newest.quarter) ? `${charts.intervalNote} ${charts.partNote}` : charts.intervalNote,
  };
}

/** Oldest first; quarters without reviews are left out. */
function pointsOf(reviews: Catalog['reviews']): Point[] {
  return [...Map.groupBy(reviews, ({ date }) => quarterOfDate(date))]
    .map(([quarter, within]) => ({ quarter, value: meanRating(within) ?? 0, count: within.length }))
    .map((point) => ({ ...point, ...ratingInterval(point.value, point.count) }))
    .sort((a, b) => a.quarter - b.quarter);
}

/** What the drawing shows: its labels and these words name the same quarters. */
function describe(points: readonly Point[], newest: Point, locale: Locale): string {
  const { charts } = locale.messages;
  const at = ({ value, quarter, count }: Point) =>
    charts.at(locale.rating(value), quarterName(locale, quarter), reviewCount(locale, count));
  const latest = charts.latest(at(newest));
  const extremes = extremesOf(points);
  if (extremes === undefined || points.length === 1) return latest;
  const { lowest, highest } = extremes;
  // As they are written: 4.96 and 5 are both 5.0.
  const [low, high] = [locale.rating(lowest.value), locale.rating(highest.value)];
  const span = low === high ? charts.always(low) : charts.lowestHighest(at(lowest), at(highest));
  return `${span} ${latest}`;
}
