import type { Element } from './element.ts';

/** A star in a square of 20. */
const STAR = 'M10 .6l2.7 6.3 6.8.6-5.1 4.5 1.5 6.7-5.9-3.5-5.9 3.5 1.5-6.7L.5 7.5l6.8-.6z';

/** From one star to the next. */
const STEP = 24;

/** Five stars of a height in pixels, filled up to a rating: the last of 4.3 is filled to a third. */
export function starRow(rating: number, height: number): Element {
  const width = 4 * STEP + 20;
  return {
    type: 'svg',
    props: {
      width: (height * width) / 20,
      height,
      viewBox: `0 0 ${width} 20`,
      children: [
        ...fiveStars('#d8d3c5'),
        // An inner picture shows nothing beyond its own width.
        { type: 'svg', props: { width: filledWidth(rating), height: 20, children: fiveStars('#b76e00') } },
      ],
    },
  };
}

/** The gaps between the stars are no part of the rating. */
function filledWidth(rating: number): number {
  const whole = Math.floor(rating);
  return whole * STEP + (rating - whole) * 20;
}

function fiveStars(fill: string): Element[] {
  return [0, 1, 2, 3, 4].map((at) => ({ type: 'path', props: { d: STAR, fill, transform: `translate(${at * STEP})` } }));
}
