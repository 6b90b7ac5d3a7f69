import { expect, it } from 'vitest';
import { isResource } from '../../src/representations/resource-paths.ts';

it('tells datasets, feeds and the description from all else', () => {
  expect(['/reviews.json', '/api/feed.json', '/feed.xml', '/.well-known/openapi.json'].every(isResource)).toBe(true);
  expect(['/', '/reviews', '/reviews.json/', '/api/reviews/search'].some(isResource)).toBe(false);
});
