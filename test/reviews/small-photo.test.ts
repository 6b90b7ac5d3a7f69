import { expect, it } from 'vitest';
import { ownPhotoName, sizeWithin, smallPhotoName } from '../../src/reviews/small-photo.ts';

it.each([
  ['heater.jpg', 'heater.small.jpg'],
  ['a.b.webp', 'a.b.small.webp'],
])('names the small picture of %s', (name, small) => {
  expect(smallPhotoName(name)).toBe(small);
});

it.each([
  [1200, 1600, 360, 480],
  [300, 200, 300, 200],
  [9000, 3, 480, 1],
])('keeps the proportions of %i × %i', (width, height, smallWidth, smallHeight) => {
  expect(sizeWithin({ width, height }, 480)).toEqual({ width: smallWidth, height: smallHeight });
});

it.each([
  ['https://example.com/shop/photos/a.jpg', 'a.jpg'],
  ['https://example.com/photos/a.jpg', undefined],
  ['https://elsewhere.example/shop/photos/a.jpg', undefined],
])('the own photo at %s is %s', (url, name) => {
  expect(ownPhotoName(url, 'https://example.com/shop')).toBe(name);
});
