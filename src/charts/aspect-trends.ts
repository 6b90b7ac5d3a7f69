import { dot, type PlotOptions, ruleY, text } from '@observablehq/plot';
import type { AspectInsight } from '../insights/dataset/schemas/insights-schema.ts';
import { aspectName } from '../insights/trades/aspect-name.ts';
import type { Locale } from '../locales/locale.ts';
import { draw } from './draw.ts';
import type { Figure } from './figure.ts';
import { mentionsOf } from './format.ts';
import { changedSeries } from './praise-changes.ts';
import { type PraisePoint, type PraiseSeries, praiseSeries, type Said } from './praise-series.ts';
import { periodName, type TimeSpan } from './quarters.ts';
import { firstShown, isDrawnInPart, recent, seriesTable } from './series.ts';
import { intervalMarks, levelMarks, seriesFrame, timeMarks } from './series-marks.ts';

/** The most changes that are shown. */
const MOST = 3;

const HEIGHT = 170;

/** The scales, which all drawings share so that they can be compared. */
interface Frame extends TimeSpan {
  readonly mostMentions: number;
}

/** What has changed in the praise of the aspects. */
export interface AspectTrends {
  /** A small figure for each of the greatest changes, all on the same scales. */
  readonly changes: readonly { readonly aspect: AspectInsight; readonly figure: Figure }[];
  /** The sentence about all other aspects, or about all aspects if none has changed. */
  readonly rest: string;
}

/** `undefined` if no aspect has enough mentions in two periods to compare them. */
export function aspectTrends(said: Said, locale: Locale): AspectTrends | undefined {
  const all = praiseSeries(said);
  if (all.length === 0) return undefined;
  const { trends } = locale.messages.charts;
  const changed = changedSeries(all);
  const shown = changed.slice(0, MOST);
  const last = Math.max(...shown.flatMap(({ points }) => points.map(({ quarter }) => quarter)));
  const drawn = shown.flatMap(({ points }) => recent(points, last));
  const frame = { first: firstShown(drawn, last), last, mostMentions: Math.max(...drawn.map(({ count }) => count)) };
  const unchanged = all.length - changed.length;
  return {
    changes: shown.map((series) => ({ aspect: series.aspect, figure: figureOf(series, frame, locale) })),
    rest: unchanged === 0 ? '' : locale.counted(changed.length === 0 ? trends.none : trends.others, unchanged),
  };
}

function figureOf(series: PraiseSeries, frame: Frame, locale: Locale): Figure {
  const { aspect, period, points } = series;
  const { charts } = locale.messages;
  return {
    id: `chart-trend-${aspect.id}`,
    title: charts.trends.title[period](aspectName(locale, aspect)),
    description: describe(series, locale),
    svg: { narrow: draw(chart(series, frame, locale)) },
    table: seriesTable(points, [charts.trends.praised, charts.mentions], locale.percent, locale, period),
    ...(isDrawnInPart(points, frame.last) && { note: charts.partNote }),
  };
}

function describe({ ends }: PraiseSeries, locale: Locale): string {
  const words = ({ value, praised, count, quarter }: PraisePoint) =>
    [locale.percent(value), mentionsOf(locale, praised, count), periodName(locale, quarter, ends.period)] as const;
  const { before, after } = locale.messages.charts.trends;
  return `${before(...words(ends.first))} ${after(...words(ends.last))}`;
}

function chart({ aspect, points: all }: PraiseSeries, frame: Frame, locale: Locale): PlotOptions {
  const points = recent(all, frame.last);
  const overall = aspect.positive / aspect.mentions;
  const levels = [0, 0.5, 1].map((value) => ({ value, label: locale.number(100 * value) }));
  return {
    ...seriesFrame(frame, 'narrow', HEIGHT),
    y: { type: 'linear', domain: [0, 1] },
    r: { type: 'sqrt', domain: [0, frame.mostMentions], range: [1, 7] },
    marks: [
      levelMarks(levels),
      timeMarks(frame, 0, 'narrow', locale),
      ruleY([overall], { className: 'reference' }),
      intervalMarks(points),
      dot(points, { x: 'quarter', y: 'value', r: 'count', className: 'dot' }),
      text([locale.percent(overall)], { y: [overall], frameAnchor: 'right', textAnchor: 'start', dx: 6, className: 'value' }),
    ],
  };
}
