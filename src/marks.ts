/** The path of a star's outline, in a square of 20 by 20 with its left edge at `x`. Its line is 1.2 thick, with round corners. */
export function starAt(x: number): string {
  return `M${x + 10} 1.8l2.3 5.5 6.1.5-4.6 4 1.4 5.9-5.2-3.2-5.2 3.2 1.4-5.9-4.6-4 6.1-.5z`;
}

/** Five stars in a row. */
export const STARS = [0, 20, 40, 60, 80].map(starAt).join('');

/** The line of a check mark in a square of 20 by 20. */
export const CHECK = 'M4 10.5l4.3 4.3L16.5 5';
