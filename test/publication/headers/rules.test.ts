import { expect, it } from 'vitest';
import { headerRules } from '../../../src/publication/headers/rules.ts';

it('the rules are for all files, for assets, and for each data file that is there', () => {
  const rules = headerRules({ baseUrl: 'https://example.com/shop', hubUrl: null }, new Set(['/feed.xml', '/', '/reviews']));
  expect(rules.map(({ path }) => path)).toEqual(['/shop/*', '/shop/_astro/*', '/shop/feed.xml']);
});
