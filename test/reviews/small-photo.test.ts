import { expect, it } from 'vitest';
import { ownPhotoName, sizeWithin, smallPhotoName } from '../../src/reviews/small-photo.ts';

it.each([
  ['heater.jpg', 'heater.small.jpg'],
  ['a.b.webp', 'a.b.small.webp'],
])('names the small picture of %s', (name, small) => {
  expect(smallPhotoName(name)).toBe(small);
});

it.each([
  [
    { width: 1200, height: 1600 },
    { width: 360, height: 480 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 9000, height: 3 },
    { width: 480, height: 1 },
  ],
])('keeps the proportions of %j', (size, small) => {
  expect(sizeWithin(size, 480)).toEqual(small);
});

it.each([
  ['https://example.com/shop/photos/a.jpg', 'a.jpg'],
  ['https://example.com/photos/a.jpg', undefined],
  ['https://elsewhere.example/shop/photos/a.jpg', undefined],
])('the own photo at %s is %s', (url, name) => {
  expect(ownPhotoName(url, 'https://example.com/shop')).toBe(name);
});
