import { describe, expect, it } from 'vitest';
import { PAGE_HEADERS } from '../../../src/publication/headers/headers.ts';
import { headerRules } from '../../../src/publication/headers/rules.ts';
import { FILE_PATHS } from '../../support/file-paths.ts';

const addresses = { baseUrl: 'https://example.com/shop', hubUrl: 'https://example.com/shop/api/websub/hub' };

describe('headerRules', () => {
  const [everything, hashed] = headerRules(addresses, FILE_PATHS);

  it('begins with what is sent with everything', () => {
    expect(everything).toEqual({ path: '/shop/*', headers: Object.entries(PAGE_HEADERS) });
    expect(hashed?.path).toBe('/shop/_astro/*');
  });

  it('says nothing of what is not there', () => {
    const [, , ...few] = headerRules(addresses, new Set(['/feed.xml', '/', '/reviews']));
    expect(few.map(({ path }) => path)).toEqual(['/shop/feed.xml']);
  });
});
