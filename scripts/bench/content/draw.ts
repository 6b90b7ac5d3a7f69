/** Draws a whole number from 0 up to `below` (not included). */
export type Draw = (below: number) => number;

/** The same numbers each time, from a linear congruential generator (Numerical Recipes) whose low bits, which repeat soon, are not used. */
export function createDraw(): Draw {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
