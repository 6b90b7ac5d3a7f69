import { expect, it } from 'vitest';
import { markOf } from '../../src/brand/mark.ts';

const picture = (width: number, height: number) => ({ path: '/brand/logo.svg', width, height, content: { svg: '<svg/>' } });

it('is the icon, or a logo that is not too wide or tall for a square', () => {
  const [icon, square, wide, tall] = [picture(10, 10), picture(60, 40), picture(90, 40), picture(20, 50)];
  expect(markOf({ icon, logo: square })).toBe(icon);
  expect(markOf({ logo: square })).toBe(square);
  expect([markOf({ logo: wide }), markOf({ logo: tall }), markOf({})]).toEqual([undefined, undefined, undefined]);
});
