/** Mulberry32: random numbers from 0 to below 1. A seed gives the same ones on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws a whole number from 0 up to `below` (not included). */
export type Draw = (below: number) => number;

/** The same for whole numbers. */
export function createDraw(seed: number): Draw {
  const random = createRandom(seed);
  return (below) => Math.floor(random() * below);
}
