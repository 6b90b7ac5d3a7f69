import { type Markish, type PlotOptions, text } from '@observablehq/plot';
import { type Size, WIDTHS } from './draw.ts';

/** A drawing holds no more rows; the others are in the table alone. */
export const MOST_ROWS = 20;

/** In ems. */
const NAME_WIDTH = 13;

/** Where the rows of a chart stand, in user units: a wide drawing has the names beside the marks, a narrow one above them. */
export interface Rows {
  readonly height: number;
  /** Where the marks may begin. */
  readonly left: number;
  /** The middle of a row's name, and of its marks. */
  readonly nameAt: (row: number) => number;
  readonly markAt: (row: number) => number;
}

/** The places of so many rows below a head of such a height. */
export function rowsOf(count: number, size: Size, head: number): Rows {
  const isWide = size === 'wide';
  const top = (row: number) => head + row * (isWide ? 32 : 46);
  return {
    height: top(count),
    left: isWide ? 180 : 0,
    nameAt: (row) => top(row) + (isWide ? 16 : 12),
    markAt: (row) => top(row) + (isWide ? 16 : 31),
  };
}

/** What all charts of rows are drawn in; the margins are beyond `left`, and at the right edge. */
export function frameOf(rows: Rows, size: Size, { left, right }: { left: number; right: number }): PlotOptions {
  return {
    width: WIDTHS[size],
    height: rows.height,
    marginLeft: rows.left + left,
    marginRight: right,
    marginTop: 0,
    marginBottom: 0,
    y: { type: 'identity' },
  };
}

/** The names at the left edge; one that is too long is cut and has the whole as its title. `indent`: of the frame, beyond `left`. */
export function rowNames(names: readonly string[], { left, nameAt }: Rows, indent: number): Markish {
  return text(names, {
    text: (name: string) => name,
    y: (_: string, row: number) => nameAt(row),
    frameAnchor: 'left',
    textAnchor: 'start',
    dx: -left - indent,
    lineWidth: NAME_WIDTH,
    textOverflow: 'ellipsis',
  });
}
