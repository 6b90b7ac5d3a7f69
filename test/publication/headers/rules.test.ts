import { describe, expect, it } from 'vitest';
import { fileHeaders, PAGE_HEADERS, WIDGET } from '../../../src/publication/headers/headers.ts';
import { headerRules } from '../../../src/publication/headers/rules.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import { FILE_PATHS } from '../../support/file-paths.ts';

const addresses = { baseUrl: 'https://example.com/shop', hubUrl: 'https://example.com/shop/api/websub/hub' };

describe('headerRules', () => {
  const [everything, hashed, ...files] = headerRules(addresses, FILE_PATHS);

  it('begins with what is sent with everything', () => {
    expect(everything).toEqual({ path: '/shop/*', headers: Object.entries(PAGE_HEADERS) });
    expect(hashed?.path).toBe('/shop/_astro/*');
  });

  it.each([WIDGET, ...Object.values(RESOURCES)])('adds up to what the server sends with $path', (file) => {
    const own = files.find(({ path }) => path === `/shop${file.path}`)?.headers ?? [];
    expect(own.filter(([name]) => name in PAGE_HEADERS)).toEqual([]);
    expect({ ...PAGE_HEADERS, ...Object.fromEntries(own) }).toMatchObject(fileHeaders(file, addresses));
  });

  it('says nothing of what is not there', () => {
    const [, , ...few] = headerRules(addresses, new Set(['/feed.xml', '/', '/reviews']));
    expect(few.map(({ path }) => path)).toEqual(['/shop/feed.xml']);
  });
});
