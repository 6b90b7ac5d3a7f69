import { type PlotOptions, plot } from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Figure } from './figure.ts';

/** A chart is drawn once for narrow and once for wide screens, so that its letters are as large as the text around it. */
export type Size = 'narrow' | 'wide';

/** The widths of drawings in user units, the units of an SVG. Letters are 13 of them high. */
export const WIDTHS: Readonly<Record<Size, number>> = { narrow: 320, wide: 640 };

/** In user units: the room for the longest of these numbers, with a gap before it, in the widest font that a reader may have. */
export function roomFor(figures: readonly string[]): number {
  return 10 + 9 * Math.max(...figures.map(({ length }) => length));
}

/** Draws a chart for narrow screens and for wide ones. */
export function drawBoth(chart: (size: Size) => PlotOptions): Figure['svg'] {
  return { narrow: draw(chart('narrow')), wide: draw(chart('wide')) };
}

/**
 * Draws a chart. It has classes but no styles, which the site's policy would refuse; the page has its styles. It is hidden from screen
 * readers, as its figure says the same in words and in a table: Firefox would let them read out each number of its scales. Reading
 * views leave it out for that, where both sizes would be shown, without their bars.
 */
export function draw(options: PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html></html>');
  const svg = plot({ ...options, axis: null, document, className: 'plot' });
  for (const style of svg.querySelectorAll('style')) style.remove();
  for (const element of svg.querySelectorAll('*')) tidy(element);
  for (const name of ['font-family', 'width', 'height']) svg.removeAttribute(name);
  svg.setAttribute('font-size', '13');
  svg.setAttribute('aria-hidden', 'true');
  return svg.outerHTML.replaceAll(' />', '/>');
}

/** Takes away Plot's names for groups, which nobody hears, and decimals too small to be seen. */
function tidy(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (name === 'aria-label') element.removeAttribute(name);
    else if (GEOMETRY.has(name) && !value.endsWith('em'))
      element.setAttribute(name, value.replace(/-?\d*\.\d+(e-?\d+)?/g, tenth));
  }
}

const GEOMETRY = new Set(['cx', 'cy', 'd', 'height', 'r', 'transform', 'width', 'x', 'x1', 'x2', 'y', 'y1', 'y2']);

function tenth(digits: string): string {
  return String(Math.round(Number(digits) * 10) / 10);
}
