import { type Markish, type PlotOptions, text } from '@observablehq/plot';
import { type Size, WIDTHS } from './draw.ts';

/** A drawing has at most so many rows. Further ones are in the table alone. */
export const MOST_ROWS = 20;

/** In ems: a longer name is cut. */
const NAME_WIDTH = 13;

/** The places of a chart's rows, in user units. A wide drawing has the names beside what it marks, a narrow one above. */
export interface Rows {
  readonly height: number;
  /** How much room the names take at the left of the marks. */
  readonly left: number;
  /** The middle of a row's name, and of its marks. */
  readonly nameAt: (row: number) => number;
  readonly markAt: (row: number) => number;
}

/** The places of a number of rows; `head` is the height of what stands above them. */
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

/** The size and margins of a chart of rows. The margin `left` comes after the room of the names. */
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

/** The names at the left edge. A cut name has the whole as its title. `indent` is the left margin that `frameOf` was given. */
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
