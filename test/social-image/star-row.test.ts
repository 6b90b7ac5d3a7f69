import { expect, it } from 'vitest';
import type { Element } from '../../src/social-image/element.ts';
import { starRow } from '../../src/social-image/star-row.ts';

/** How much of the row is filled, in parts of 116: five stars of 20 and four gaps of 4. */
function filled(rating: number): unknown {
  return (starRow(rating, 40).props.children as Element[]).find(({ type }) => type === 'svg')?.props.width;
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

it('is as high as it is asked to be', () => {
  expect(starRow(3, 40).props).toMatchObject({ height: 40, width: 232, viewBox: '0 0 116 20' });
});
