import { escapeHtml } from '../../representations/text/xml-text.ts';
import type { Fonts } from '../fonts.ts';
import { rightEdge } from '../resvg.ts';

/** How a text looks. */
export interface Look {
  /** In pixels. */
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  /** More room between letters, as a multiple of the size; the default is 0. */
  readonly spacing?: number;
  /** Whether the text ends at its `x` instead of beginning there. */
  readonly isRightAligned?: boolean;
}

/** How far the baseline of Inter is below the middle of a line, as a multiple of the size. */
const BASELINE = 0.364;

/** A line of text as SVG; `y` is the middle of the line. */
export function textLine(text: string, x: number, y: number, look: Look): string {
  const { size, bold = false, colour = '#000', spacing = 0, isRightAligned = false } = look;
  const attributes = {
    x,
    y: y + BASELINE * size,
    'font-family': 'Inter',
    'font-size': size,
    'font-weight': bold ? 700 : 500,
    fill: colour,
    ...(spacing !== 0 && { 'letter-spacing': spacing * size }),
    ...(isRightAligned && { 'text-anchor': 'end' }),
  };
  return `<text ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}>${escapeHtml(text)}</text>`;
}

/** How wide a line is, in pixels, as the renderer sets it. */
export function widthOf(text: string, look: Look, { files }: Fonts): number {
  const line = textLine(text, 0, 0, { ...look, isRightAligned: false });
  return rightEdge(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${line}</svg>`, files);
}
