import { type Markish, type PlotOptions, ruleX, ruleY, text } from '@observablehq/plot';
import type { Locale } from '../locales/locale.ts';
import { type Size, WIDTHS } from './draw.ts';
import { quarterTicks, type TimeSpan } from './quarters.ts';
import type { Point } from './series.ts';

/** Room around a time series, in user units: for the levels, for the newest value, and for the years. */
const MARGINS = { marginLeft: 30, marginRight: 54, marginTop: 18, marginBottom: 24 };

/** What all charts of a time series are drawn in. */
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

/** The years, or the quarters where there are few, below a drawing; `at`: the value that is its lower edge. */
export function timeMarks(span: TimeSpan, at: number, size: Size, locale: Locale): Markish {
  const ticks = quarterTicks(span, WIDTHS[size] - MARGINS.marginLeft - MARGINS.marginRight, locale);
  return text(ticks, { x: 'quarter', y: at, text: 'label', lineAnchor: 'top', dy: 8, className: 'soft' });
}

/** The intervals of the values, as lines. */
export function intervalMarks(points: readonly Point[]): Markish {
  return ruleX(points, { x: 'quarter', y1: 'low', y2: 'high', className: 'interval' });
}
