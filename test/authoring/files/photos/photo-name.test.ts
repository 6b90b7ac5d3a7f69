import { expect, it } from 'vitest';
import { photoName } from '../../../../src/authoring/files/photos/photo-name.ts';

it.each([
  ['IMG_1234.JPG', 'IMG_1234.JPG'],
  ['IMG 1234.JPG', 'img-1234.jpg'],
  ['Küche (1).jpg', 'kuche-1.jpg'],
  ['صورة.png', 'photo.png'],
])('%s is called %s', (name, expected) => {
  expect(photoName(name)).toBe(expected);
});
