import { expect, it } from 'vitest';
import { starRow, starRowWidth } from '../../../src/pictures/social-image/star-row.ts';

/** How much of the row is filled, out of 116: five stars of 20 and four gaps of 4. */
function filled(rating: number): number {
  return Number(/<svg width="([\d.]+)" height="20">/.exec(starRow(rating, { x: 0, y: 0, height: 40 }))?.[1]);
}

it.each([
  [1, 24],
  [4, 96],
  [4.5, 106],
  [4.25, 101],
  [5, 120],
])('fills the stars of %d, and counts no gap as a part of one', (rating, width) => {
  expect(filled(rating)).toBe(width);
});

it('is where and as high as it is asked to be', () => {
  expect(starRow(3, { x: 5, y: 7, height: 40 })).toMatch(/^<svg x="5" y="7" width="232" height="40" viewBox="0 0 116 20">/);
  expect(starRowWidth(40)).toBe(232);
});
