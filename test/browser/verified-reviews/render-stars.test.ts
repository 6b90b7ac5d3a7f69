import { expect, it } from 'vitest';
import { renderStars } from '../../../src/browser/verified-reviews/render-stars.ts';
import { provideDocument } from '../../support/browser/document.ts';

provideDocument();

it.each([
  [1, '20'],
  [4, '80'],
  [4.5, '90'],
  [5, '100'],
])('fills %d stars', (rating, width) => {
  expect(renderStars(rating).querySelector('svg')?.getAttribute('width')).toBe(width);
});

it('is a picture with a name, or nothing to those who cannot see it', () => {
  const named = renderStars(4, '4 of 5 stars');
  expect([named.getAttribute('role'), named.getAttribute('aria-label')]).toEqual(['img', '4 of 5 stars']);
  expect(renderStars(4).getAttribute('aria-hidden')).toBe('true');
});
