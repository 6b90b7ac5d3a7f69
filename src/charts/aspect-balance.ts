import { type Markish, type PlotOptions, rect, ruleX, text } from '@observablehq/plot';
import { isQuoted } from '../insights/dataset/aspect-path.ts';
import { isBorneOut } from '../insights/dataset/evidence.ts';
import type { AspectInsight, Insights } from '../insights/dataset/insights-schema.ts';
import { aspectName } from '../insights/trades/aspect-name.ts';
import type { Locale } from '../locales/locale.ts';
import { drawBoth, roomFor, type Size } from './draw.ts';
import type { Figure } from './figure.ts';
import { mentionsOf, signed } from './format.ts';
import { frameOf, MOST_ROWS, type Rows, rowNames, rowsOf } from './rows.ts';

/** The shorter side is at least this part of the longer one, so that its heading has room. */
const SHORTER_SIDE = 0.34;

/** In user units, those of the drawing: how thick a bar is, and the room above the first one. */
const THICKNESS = 14;
const HEAD = 28;

/** What is praised and what is criticised, by aspect; `undefined` if nobody does either, or not surely enough to be quoted. */
export function aspectBalance({ aspects }: Pick<Insights, 'aspects'>, locale: Locale): Figure | undefined {
  const mentioned = aspects.filter(isQuoted);
  if (mentioned.every(({ positive, negative }) => positive + negative === 0)) return undefined;
  const { charts } = locale.messages;
  const id = 'chart-aspect-balance';
  const shown = mentioned.slice(0, MOST_ROWS);
  return {
    id,
    title: charts.balance.title,
    description: describe(mentioned, locale),
    svg: drawBoth(id, (size) => chart(shown, size, locale)),
    table: tableOf(mentioned, locale),
    ...(shown.length < mentioned.length && { note: charts.partNote }),
  };
}

function describe(aspects: readonly AspectInsight[], locale: Locale): string {
  const { praised, criticised } = locale.messages.charts.balance;
  const most = (side: 'positive' | 'negative') =>
    aspects
      .filter((aspect) => isBorneOut(aspect, side))
      .toSorted((a, b) => b[side] - a[side])
      .slice(0, 1)
      .map((aspect) => [aspectName(locale, aspect), mentionsOf(locale, aspect[side], aspect.mentions)] as const);
  return [
    ...most('positive').map(([name, mentions]) => praised(name, mentions)),
    ...most('negative').map(([name, mentions]) => criticised(name, mentions)),
  ].join(' ');
}

function tableOf(aspects: readonly AspectInsight[], locale: Locale): Figure['table'] {
  const { charts, sentiment } = locale.messages;
  const score = signed(locale);
  return {
    columns: [charts.aspect, charts.mentions, sentiment.positive, sentiment.neutral, sentiment.negative, charts.score],
    rows: aspects.map((aspect) => [
      aspectName(locale, aspect),
      ...[aspect.mentions, aspect.positive, aspect.neutral, aspect.negative].map((count) => locale.number(count)),
      score(aspect.score ?? 0),
    ]),
  };
}

function chart(aspects: readonly AspectInsight[], size: Size, locale: Locale): PlotOptions {
  const rows = rowsOf(aspects.length, size, HEAD);
  const right = aspects.map(({ positive }) => positive);
  const left = aspects.map(({ negative }) => negative);
  const [mostRight, mostLeft] = [Math.max(...right), Math.max(...left)];
  const room = roomFor([mostRight, mostLeft].map((count) => locale.number(count)));
  return {
    ...frameOf(rows, size, { left: room, right: room }),
    x: {
      type: 'linear',
      domain: [-Math.max(mostLeft, mostRight * SHORTER_SIDE), Math.max(mostRight, mostLeft * SHORTER_SIDE)],
    },
    marks: [
      ruleX([0], { y1: HEAD - 8, y2: rows.height, className: 'axis' }),
      rowNames(
        aspects.map((aspect) => aspectName(locale, aspect)),
        rows,
        room,
      ),
      sideMarks(right, 1, rows, locale),
      sideMarks(left, -1, rows, locale),
    ],
  };
}

/** Bars to the right (1) or to the left (−1) of the middle, each with its count behind its end. */
function sideMarks(counts: readonly number[], side: 1 | -1, rows: Rows, { messages, number }: Locale): Markish[] {
  const { positive, negative } = messages.sentiment;
  const bars = counts
    .map((count, row) => ({ count, end: side * count, middle: rows.markAt(row) }))
    .filter(({ count }) => count > 0);
  const beside = { textAnchor: side === 1 ? 'start' : 'end', dx: side * 6 } as const;
  return [
    rect(bars, {
      x1: 0,
      x2: 'end',
      y1: ({ middle }: Bar) => middle - THICKNESS / 2,
      y2: ({ middle }: Bar) => middle + THICKNESS / 2,
      className: side === 1 ? 'praise' : 'criticism',
    }),
    text(bars, { ...beside, x: 'end', y: 'middle', text: ({ count }: Bar) => number(count), className: 'value' }),
    text([side === 1 ? positive : negative], { ...beside, x: 0, y: 10, className: 'soft' }),
  ];
}

interface Bar {
  readonly count: number;
  readonly middle: number;
}
