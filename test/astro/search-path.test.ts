import { expect, it } from 'vitest';
import { searchPathOf } from '../../src/astro/search-path.ts';

it('is there where the server is', () => {
  expect(searchPathOf({ hasServer: true })).toBe('api/reviews/search');
  expect(searchPathOf({ hasServer: false })).toBeUndefined();
});
