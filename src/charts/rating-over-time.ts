import { dot, line, type Markish, type PlotOptions, rectY, ruleY, text } from '@observablehq/plot';
import type { Locale } from '../locales/locale.ts';
import { type Catalog, meanRating } from '../reviews/catalog.ts';
import { drawBoth, type Size } from './draw.ts';
import type { Figure } from './figure.ts';
import { reviewCount, twoDecimals } from './format.ts';
import { quarterName, quarterOfDate } from './quarters.ts';
import { ratingInterval } from './rating-interval.ts';
import { extremesOf, firstShown, isDrawnInPart, type Point, recent, seriesTable } from './series.ts';
import { intervalMarks, levelMarks, seriesFrame, timeMarks } from './series-marks.ts';

const HEIGHTS: Readonly<Record<Size, number>> = { narrow: 250, wide: 300 };

/** Bars below the ratings show the numbers of reviews. In ratings: where the bars begin, and how high the highest is. */
const BASE = -0.75;
const HIGHEST_BAR = 0.9;

/** The mean rating of each quarter; `undefined` without reviews. */
export function ratingOverTime({ reviews }: Pick<Catalog, 'reviews'>, locale: Locale): Figure | undefined {
  const points = pointsOf(reviews);
  const newest = points.at(-1);
  if (newest === undefined) return undefined;
  const { charts } = locale.messages;
  const shown = recent(points, newest.quarter);
  return {
    id: 'chart-rating-over-time',
    title: charts.overTime.title,
    description: describe(shown, newest, locale),
    svg: drawBoth((size) => chart(shown, newest, size, locale)),
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

/** Mean ratings by quarter, with the number of reviews below them. */
function chart(points: readonly Point[], { quarter: last }: Point, size: Size, locale: Locale): PlotOptions {
  const span = { first: firstShown(points, last), last };
  const levels = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));
  return {
    ...seriesFrame(span, size, HEIGHTS[size]),
    y: { type: 'linear', domain: [BASE, 5] },
    marks: [
      levelMarks(levels),
      countMarks(points, locale),
      timeMarks(span, BASE, size, locale),
      intervalMarks(points),
      valueMarks(points),
      labelMarks(points, locale.rating),
    ],
  };
}

function countMarks(points: readonly Point[], { messages, number }: Locale): Markish[] {
  const most = Math.max(...points.map(({ count }) => count));
  const label = messages.charts.overTime.upTo(number(most));
  return [
    rectY(points, {
      x1: ({ quarter }: Point) => quarter - 0.34,
      x2: ({ quarter }: Point) => quarter + 0.34,
      y1: BASE,
      y2: ({ count }: Point) => BASE + (HIGHEST_BAR * count) / most,
      className: 'count',
    }),
    ruleY([BASE], { className: 'axis' }),
    text([label], { y: BASE + HIGHEST_BAR, frameAnchor: 'left', lineAnchor: 'bottom', dy: -7, className: 'soft' }),
  ];
}

function valueMarks(points: readonly Point[]): Markish[] {
  // A quarter without reviews interrupts the line.
  const withGaps = points.flatMap((point, at) => {
    const isAfterGap = at > 0 && points[at - 1]?.quarter !== point.quarter - 1;
    return isAfterGap ? [{ quarter: point.quarter, value: Number.NaN }, point] : [point];
  });
  return [
    line(withGaps, { x: 'quarter', y: 'value', className: 'line' }),
    dot(points, { x: 'quarter', y: 'value', r: points.length > 24 ? 2.5 : 3.5, className: 'dot' }),
  ];
}

/** Writes the newest value beside its point, the highest above its own and the lowest below. */
function labelMarks(points: readonly Point[], written: (value: number) => string): Markish[] {
  const label = { x: 'quarter', y: 'value', text: ({ value }: Point) => written(value), className: 'value' } as const;
  const newest = points.at(-1);
  const { highest, lowest } = extremesOf(points) ?? {};
  const isLower = highest && lowest && written(lowest.value) !== written(highest.value);
  const unlessNewest = (point: Point | undefined) => (point && point !== newest ? [point] : []);
  return [
    text(newest ? [newest] : [], { ...label, textAnchor: 'start', dx: 8 }),
    text(unlessNewest(highest), { ...label, lineAnchor: 'bottom', dy: -8 }),
    text(isLower ? unlessNewest(lowest) : [], { ...label, lineAnchor: 'top', dy: 8 }),
  ];
}
