import { type PlotOptions, plot } from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Figure } from './figure.ts';

/** A drawing for narrow screens and one for wide ones, so that letters stay as large as the text around them. */
export type Size = 'narrow' | 'wide';

/** In user units, of which a letter's height is 13. */
export const WIDTHS: Readonly<Record<Size, number>> = { narrow: 320, wide: 640 };

/** The room that the longest of the figures takes in the widest of the readers' fonts, with a gap before it, in user units. */
export function roomFor(figures: readonly string[]): number {
  return 10 + 9 * Math.max(...figures.map(({ length }) => length));
}

/** The elements of the page that name and describe a figure. */
export function labelsOf(figureId: string): { title: string; description: string } {
  return { title: `${figureId}-title`, description: `${figureId}-description` };
}

/** Draws a chart for narrow screens and for wide ones. */
export function drawBoth(figureId: string, chart: (size: Size) => PlotOptions): Figure['svg'] {
  return { narrow: draw(figureId, chart('narrow')), wide: draw(figureId, chart('wide')) };
}

/** Draws a chart whose looks and labels are the page's: it has classes, but no style, which the site's policy would refuse. */
export function draw(figureId: string, options: PlotOptions): string {
  const labels = labelsOf(figureId);
  const { document } = parseHTML('<!doctype html><html></html>');
  const svg = plot({ ...options, axis: null, document, className: 'plot' });
  for (const style of svg.querySelectorAll('style')) style.remove();
  for (const element of svg.querySelectorAll('*')) tidy(element);
  for (const name of ['font-family', 'width', 'height']) svg.removeAttribute(name);
  svg.setAttribute('font-size', '13');
  svg.setAttribute('role', 'img');
  // No words in attributes: linkedom writes an ampersand there as it is.
  svg.setAttribute('aria-labelledby', labels.title);
  svg.setAttribute('aria-describedby', labels.description);
  return svg.outerHTML.replaceAll(' />', '/>');
}

/** Takes away Plot's names for groups, which no assistive technology should read out, and digits that no eye sees. */
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
