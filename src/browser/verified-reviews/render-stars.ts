import { STARS } from '../../marks.ts';
import { svg } from '../element.ts';

/** Stars, filled up to a rating. Without a label they are decoration, which a screen reader skips. */
export function renderStars(rating: number, label?: string): SVGElement {
  const name = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return svg(
    'svg',
    { viewBox: '0 0 100 20', part: 'stars', ...name },
    svg('path', { d: STARS }),
    // The inner `svg` cuts off what is beyond its width, and so fills a part of a star.
    svg('svg', { width: String(20 * rating), height: '20' }, svg('path', { d: STARS })),
  );
}
