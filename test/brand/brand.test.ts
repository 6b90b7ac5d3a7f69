import { expect, it } from 'vitest';
import { markOf, photoPath } from '../../src/brand/brand.ts';

it('names the file of a photo by its width and format', () => {
  expect(photoPath(640, 'avif')).toBe('/brand/photo-640.avif');
});

const picture = (width: number, height: number) => ({ path: '/brand/logo.svg', width, height, content: { svg: '<svg/>' } });

it('stands for a business in a small square with its icon, or with a logo that is not too wide or tall for a square', () => {
  const [icon, square, wide, tall] = [picture(10, 10), picture(60, 40), picture(90, 40), picture(20, 50)];
  expect(markOf({ icon, logo: square })).toBe(icon);
  expect(markOf({ logo: square })).toBe(square);
  expect([markOf({ logo: wide }), markOf({ logo: tall }), markOf({})]).toEqual([undefined, undefined, undefined]);
});
