import { starAt } from '../../marks.ts';

/** The distance from one star to the next. */
const STEP = 24;

const WIDTH = 4 * STEP + 20;

const COLOUR = '#b76e00';

/** Five stars as SVG, filled up to a rating: for 4.3, three tenths of the last. `x` and `y` are the top left corner. */
export function starRow(rating: number, { x, y, height }: { x: number; y: number; height: number }): string {
  return [
    `<svg x="${x}" y="${y}" width="${starRowWidth(height)}" height="${height}" viewBox="0 0 ${WIDTH} 20">`,
    fiveStars('none'),
    // The inner `svg` cuts off what is beyond its width, and so fills a part of a star.
    `<svg width="${filledWidth(rating)}" height="20">${fiveStars(COLOUR)}</svg>`,
    '</svg>',
  ].join('');
}

/** The width of five stars that have this height. */
export function starRowWidth(height: number): number {
  return (height * WIDTH) / 20;
}

/** The gaps between the stars do not count as a part of the rating. */
function filledWidth(rating: number): number {
  const whole = Math.floor(rating);
  return whole * STEP + (rating - whole) * 20;
}

function fiveStars(fill: string): string {
  const row = [0, 1, 2, 3, 4].map((at) => starAt(at * STEP)).join('');
  return `<path d="${row}" fill="${fill}" stroke="${COLOUR}" stroke-width="1.2" stroke-linejoin="round"/>`;
}
