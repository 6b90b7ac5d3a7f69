import { expect, it } from 'vitest';
import { photoPath } from '../../src/brand/brand.ts';

it('names the file of a photo by its width and format', () => {
  expect(photoPath(640, 'avif')).toBe('/brand/photo-640.avif');
});
