import { dot, type PlotOptions, ruleY, text } from '@observablehq/plot';
import type { AspectInsight, Insights } from '../insights/dataset/insights-schema.ts';
import { aspectName } from '../insights/trades/aspect-name.ts';
import type { Locale } from '../locales/locale.ts';
import { draw } from './draw.ts';
import type { Figure } from './figure.ts';
import { mentionCount, signed } from './format.ts';
import { quarterName, quarterOfPeriod, type TimeSpan } from './quarters.ts';
import { firstShown, isDrawnInPart, type Point, recent, seriesTable } from './series.ts';
import { intervalMarks, levelMarks, seriesFrame, timeMarks } from './series-marks.ts';

/** An aspect with fewer mentions, or fewer on average in a quarter, would show chance alone. */
const FEWEST_MENTIONS = 20;
const FEWEST_A_QUARTER = 2;

const HEIGHT = 170;

const LEVELS = [
  { value: -1, label: '−1' },
  { value: 0, label: '0' },
  { value: 1, label: '+1' },
];

interface Trend {
  readonly aspect: AspectInsight;
  readonly points: readonly Point[];
}

/** The scales, which all drawings share so that they can be compared. */
interface Frame extends TimeSpan {
  readonly mostMentions: number;
}

/** How the score of each aspect moved: a small figure for each, on the same scales. Aspects with too few mentions have none. */
export function aspectTrends({ aspects }: Pick<Insights, 'aspects'>, locale: Locale): Figure[] {
  const trends = aspects.map((aspect) => ({ aspect, points: pointsOf(aspect) })).filter(saysSomething);
  const last = Math.max(...trends.flatMap(({ points }) => points.map(({ quarter }) => quarter)));
  const drawn = trends.flatMap(({ points }) => recent(points, last));
  const frame = {
    first: firstShown(drawn, last),
    last,
    mostMentions: Math.max(...drawn.map(({ count }) => count)),
  };
  return trends.map((trend) => figureOf(trend, frame, locale));
}

function pointsOf({ trend }: AspectInsight): Point[] {
  return trend.flatMap(({ period, mentions: count, score: value, low, high }) =>
    value === null || low === null || high === null ? [] : [{ quarter: quarterOfPeriod(period), value, low, high, count }],
  );
}

function saysSomething({ aspect, points }: Trend): boolean {
  return points.length >= 2 && aspect.mentions >= Math.max(FEWEST_MENTIONS, FEWEST_A_QUARTER * points.length);
}

function figureOf({ aspect, points }: Trend, frame: Frame, locale: Locale): Figure {
  const { charts } = locale.messages;
  const id = `chart-trend-${aspect.id}`;
  return {
    id,
    title: charts.trends.title(aspectName(locale, aspect)),
    description: describe({ aspect, points }, locale),
    svg: { narrow: draw(id, chart({ aspect, points: recent(points, frame.last) }, frame, locale)) },
    table: seriesTable(points, [charts.score, charts.mentions], signed(locale), locale),
    ...(isDrawnInPart(points, frame.last) && { note: charts.partNote }),
  };
}

function describe({ aspect, points }: Trend, locale: Locale): string {
  const { charts } = locale.messages;
  const score = signed(locale);
  const worse = points.filter(({ value }) => value < 0).length;
  return [
    charts.trends.overall(score(aspect.score ?? 0), mentionCount(locale, aspect.mentions)),
    charts.trends.worse(locale.number(worse), locale.number(points.length)),
    ...points
      .slice(-1)
      .map(({ value, quarter, count }) =>
        charts.latest(charts.at(score(value), quarterName(locale, quarter), mentionCount(locale, count))),
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
