/** Draws a whole number from 0 up to `below` (not included). */
export type Draw = (below: number) => number;

/**
 * Makes a generator that draws the same numbers each time: a linear congruential one (Numerical Recipes), whose low bits are not
 * used because they soon repeat.
 */
export function createDraw(): Draw {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
