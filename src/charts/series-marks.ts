import { type Markish, type PlotOptions, ruleX, ruleY, text } from '@observablehq/plot';
import type { Locale } from '../locales/locale.ts';
import { type Size, WIDTHS } from './draw.ts';
import { quarterTicks, type TimeSpan } from './quarters.ts';
import type { Point } from './series.ts';

/** In user units: room for the labels of the levels at the left, for the newest value at the right and for the years below. */
const MARGINS = { marginLeft: 30, marginRight: 54, marginTop: 18, marginBottom: 24 };

/** The size, margins and time axis of a chart of quarters. */
export function seriesFrame({ first, last }: TimeSpan, size: Size, height: number): PlotOptions {
  return { width: WIDTHS[size], height, ...MARGINS, x: { type: 'linear', domain: [first - 0.5, last + 0.5] } };
}

/** Lines at the levels of a value, each with its label at the left. */
export function levelMarks(levels: readonly { readonly value: number; readonly label: string }[]): Markish[] {
  return [
    ruleY(levels, { y: 'value', className: 'grid' }),
    text(levels, { y: 'value', text: 'label', frameAnchor: 'left', textAnchor: 'end', dx: -8, className: 'soft' }),
  ];
}

/** The years, or if there are few quarters the quarters, below a drawing; `at` is the value at its lower edge. */
export function timeMarks(span: TimeSpan, at: number, size: Size, locale: Locale): Markish {
  const ticks = quarterTicks(span, WIDTHS[size] - MARGINS.marginLeft - MARGINS.marginRight, locale);
  return text(ticks, { x: 'quarter', y: at, text: 'label', lineAnchor: 'top', dy: 8, className: 'soft' });
}

/** The intervals of the values, as lines. */
export function intervalMarks(points: readonly Point[]): Markish {
  return ruleX(points, { x: 'quarter', y1: 'low', y2: 'high', className: 'interval' });
}
