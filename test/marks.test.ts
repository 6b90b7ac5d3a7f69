import { expect, it } from 'vitest';
import { STARS, starAt } from '../src/marks.ts';

/** The corners of an outline that has only lines: the first absolute, the others relative to the one before. */
function cornersOf(path: string): [x: number, y: number][] {
  const [x = 0, y = 0, ...steps] = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const corners: [number, number][] = [[x, y]];
  for (let at = 0; at < steps.length; at += 2) {
    const [fromX, fromY] = corners.at(-1) as [number, number];
    corners.push([fromX + Number(steps[at]), fromY + Number(steps[at + 1])]);
  }
  return corners;
}

it('a star is the same from both sides, so that it can be mirrored', () => {
  const places = cornersOf(starAt(0)).map(([x, y]) => [Math.round(10 * x), Math.round(10 * y)]);
  expect(places).toHaveLength(10);
  expect(places.map(([x = 0, y]) => [200 - x, y]).toSorted()).toEqual(places.toSorted());
});

it('with its line it stays in its square', () => {
  for (const [x, y] of cornersOf(starAt(20))) {
    expect(Math.abs(x - 30)).toBeLessThanOrEqual(9.4);
    expect(Math.abs(y - 10)).toBeLessThanOrEqual(9.4);
  }
});

it('five stand in a row', () => {
  expect(
    STARS.split('M')
      .slice(1)
      .map((star) => Number.parseFloat(star)),
  ).toEqual([10, 30, 50, 70, 90]);
});
