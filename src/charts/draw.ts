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

/** The ids of the page's elements that name and describe a figure. */
export function labelsOf(figureId: string): { title: string; description: string } {
  return { title: `${figureId}-title`, description: `${figureId}-description` };
}

/** Draws a chart for narrow screens and for wide ones. */
export function drawBoth(figureId: string, chart: (size: Size) => PlotOptions): Figure['svg'] {
  return { narrow: draw(figureId, chart('narrow')), wide: draw(figureId, chart('wide')) };
}

/** Draws a chart. It has classes but no styles, which the site's policy would refuse; the page has its styles and its labels. */
export function draw(figureId: string, options: PlotOptions): string {
  const labels = labelsOf(figureId);
  const { document } = parseHTML('<!doctype html><html></html>');
  const svg = plot({ ...options, axis: null, document, className: 'plot' });
  for (const style of svg.querySelectorAll('style')) style.remove();
  for (const element of svg.querySelectorAll('*')) tidy(element);
  for (const name of ['font-family', 'width', 'height']) svg.removeAttribute(name);
  svg.setAttribute('font-size', '13');
  svg.setAttribute('role', 'img');
  // The labels are ids, not words: linkedom does not escape an ampersand in an attribute.
  svg.setAttribute('aria-labelledby', labels.title);
  svg.setAttribute('aria-describedby', labels.description);
  return svg.outerHTML.replaceAll(' />', '/>');
}

/** Takes away Plot's names for groups, which a screen reader should not read out, and decimals too small to be seen. */
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
