import { svg } from './element.ts';

/** Five stars in a row, each in a square of 20. */
const STARS = [0, 20, 40, 60, 80]
  .map((x) => `M${x + 10} 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L${x + 1.3} 7.8l6.1-.7z`)
  .join('');

/** Stars, filled up to a rating. Without a label they are decoration, which a screen reader skips. */
export function renderStars(rating: number, label?: string): SVGElement {
  const name = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return svg(
    'svg',
    { viewBox: '0 0 100 20', part: 'stars', ...name },
    svg('path', { class: 'empty', d: STARS }),
    // The inner `svg` cuts off what is beyond its width, and so fills a part of a star.
    svg('svg', { width: String(20 * rating), height: '20' }, svg('path', { class: 'full', d: STARS })),
  );
}
