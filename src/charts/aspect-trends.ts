import { dot, type PlotOptions, ruleY, text } from '@observablehq/plot';
import { isQuoted } from '../insights/dataset/aspect-path.ts';
import type { AspectInsight, Insights } from '../insights/dataset/insights-schema.ts';
import { wilson } from '../insights/dataset/score.ts';
import { aspectName } from '../insights/trades/aspect-name.ts';
import type { Locale } from '../locales/locale.ts';
import { draw } from './draw.ts';
import type { Figure } from './figure.ts';
import { mentionCount, signed } from './format.ts';
import { type Period, periodName, quarterOfPeriod, type TimeSpan, yearOf } from './quarters.ts';
import { firstShown, isDrawnInPart, type Point, recent, seriesTable } from './series.ts';
import { intervalMarks, levelMarks, seriesFrame, timeMarks } from './series-marks.ts';

/** A point of fewer mentions would show chance alone. */
const FEWEST_MENTIONS = 5;

const HEIGHT = 170;

const LEVELS = [
  { value: -1, label: '−1' },
  { value: 0, label: '0' },
  { value: 1, label: '+1' },
];

interface Trend {
  readonly aspect: AspectInsight;
  /** What each point is of. */
  readonly period: Period;
  readonly points: readonly Point[];
}

/** The scales, which all drawings share so that they can be compared. */
interface Frame extends TimeSpan {
  readonly mostMentions: number;
}

/** How the score of an aspect moved. */
export interface AspectTrend {
  readonly aspect: AspectInsight;
  readonly figure: Figure;
}

/** A small figure for each aspect with enough mentions, all on the same scales. */
export function aspectTrends({ aspects }: Pick<Insights, 'aspects'>, locale: Locale): AspectTrend[] {
  const trends = aspects.filter(isQuoted).flatMap(trendOf);
  const times = trends.flatMap(({ points }) => points.map(({ quarter }) => quarter));
  const last = Math.max(...times);
  const drawn = trends.flatMap(({ points }) => recent(points, last));
  const frame = {
    first: firstShown(drawn, last),
    last,
    mostMentions: Math.max(...drawn.map(({ count }) => count)),
  };
  return trends.map((trend) => ({ aspect: trend.aspect, figure: figureOf(trend, frame, locale) }));
}

/** By quarter, unless most quarters have too few mentions; then by year. None where the years have too few as well. */
function trendOf(aspect: AspectInsight): Trend[] {
  const isEnough = ({ count }: Point) => count >= FEWEST_MENTIONS;
  const quarters = quartersOf(aspect);
  const byQuarter = quarters.filter(isEnough);
  if (byQuarter.length >= 2 && 2 * byQuarter.length >= quarters.length) return [{ aspect, period: 'quarter', points: byQuarter }];
  const byYear = yearsOf(aspect, quarters).filter(isEnough);
  return byYear.length >= 2 ? [{ aspect, period: 'year', points: byYear }] : [];
}

function quartersOf({ trend }: AspectInsight): Point[] {
  return trend.flatMap(({ period, mentions: count, score: value, low, high }) =>
    value === null || low === null || high === null ? [] : [{ quarter: quarterOfPeriod(period), value, low, high, count }],
  );
}

/**
 * The years, each at its first quarter, where a time axis names it. A review that speaks twice is one witness: how many do is known of
 * all together.
 */
function yearsOf({ mentions, reviews }: AspectInsight, quarters: readonly Point[]): Point[] {
  return [...Map.groupBy(quarters, ({ quarter }) => yearOf(quarter))].map(([year, within]) => {
    const count = within.reduce((sum, point) => sum + point.count, 0);
    // The scores are rounded, what they were made of are whole numbers.
    const value = within.reduce((sum, point) => sum + Math.round(point.value * point.count), 0) / count;
    const { low, high } = wilson((value + 1) / 2, (count * reviews) / mentions);
    return { quarter: 4 * year, value, low: 2 * low - 1, high: 2 * high - 1, count };
  });
}

function figureOf({ aspect, period, points }: Trend, frame: Frame, locale: Locale): Figure {
  const { charts } = locale.messages;
  const id = `chart-trend-${aspect.id}`;
  return {
    id,
    title: charts.trends.title[period](aspectName(locale, aspect)),
    description: describe({ aspect, period, points }, locale),
    svg: { narrow: draw(id, chart({ aspect, period, points: recent(points, frame.last) }, frame, locale)) },
    table: seriesTable(points, [charts.score, charts.mentions], signed(locale), locale, period),
    ...(isDrawnInPart(points, frame.last) && { note: charts.partNote }),
  };
}

function describe({ aspect, period, points }: Trend, locale: Locale): string {
  const { charts } = locale.messages;
  const score = signed(locale);
  const worse = points.filter(({ value }) => value < 0).length;
  return [
    charts.trends.overall(score(aspect.score ?? 0), mentionCount(locale, aspect.mentions)),
    charts.trends.worse[period](locale.number(worse), locale.number(points.length)),
    ...points
      .slice(-1)
      .map(({ value, quarter, count }) =>
        charts.latest(charts.at(score(value), periodName(locale, quarter, period), mentionCount(locale, count))),
      ),
  ].join(' ');
}

function chart({ aspect, points }: Trend, frame: Frame, locale: Locale): PlotOptions {
  const overall = aspect.score ?? 0;
  return {
    ...seriesFrame(frame, 'narrow', HEIGHT),
    y: { type: 'linear', domain: [-1, 1] },
    r: { type: 'sqrt', domain: [0, frame.mostMentions], range: [1, 7] },
    marks: [
      levelMarks(LEVELS),
      ruleY([0], { className: 'axis' }),
      timeMarks(frame, -1, 'narrow', locale),
      ruleY([overall], { className: 'reference' }),
      intervalMarks(points),
      dot(points, { x: 'quarter', y: 'value', r: 'count', className: 'dot' }),
      text([signed(locale)(overall)], { y: [overall], frameAnchor: 'right', textAnchor: 'start', dx: 6, className: 'value' }),
    ],
  };
}
