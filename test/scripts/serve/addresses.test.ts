import { describe, expect, it } from 'vitest';
import { hintAboutAddresses, openableAddress, sightsOf, tableOf } from '../../../scripts/serve/addresses.ts';

describe('openableAddress', () => {
  it.each([
    ['http://0.0.0.0:4321', 'http://localhost:4321'],
    ['http://[::]:4321', 'http://localhost:4321'],
    ['http://[::1]:4321', 'http://[::1]:4321'],
    ['http://10.0.0.0:80', 'http://10.0.0.0:80'],
    ['http://localhost:4321', 'http://localhost:4321'],
  ])('of %s is %s', (address, openable) => {
    expect(openableAddress(address)).toBe(openable);
  });
});

describe('sightsOf', () => {
  const files = ['/', '/reviews.json', '/insights.json', '/feed.xml', '/api/feed.json', '/.well-known/openapi.json'];
  const pathsOf = (published: readonly string[]) => sightsOf(new Set(published)).map(([path]) => path);

  it('are files and what the server answers', () => {
    const paths = pathsOf([...files, '/.well-known/ai-catalog.json']);
    expect(paths.toSorted()).toEqual([...files, '/api/reviews/search?rating=5', '/mcp'].toSorted());
  });

  it('are files alone where the build is for a static host', () => {
    expect(pathsOf(files).toSorted()).toEqual(files.toSorted());
  });
});

it('a long address keeps its distance from what is there', () => {
  const rows = [
    ['/', 'the site'],
    ['/reviews.json', 'all reviews'],
  ] as const;
  expect(tableOf(rows, 'http://localhost:4321/a-path-as-long-as-that-of-a-shop-on-a-shared-host')).toBe(
    `  http://localhost:4321/a-path-as-long-as-that-of-a-shop-on-a-shared-host/              the site
  http://localhost:4321/a-path-as-long-as-that-of-a-shop-on-a-shared-host/reviews.json  all reviews
`,
  );
});

describe('hintAboutAddresses', () => {
  const address = 'http://localhost:4321';
  const built = 'https://example.org/shop';

  it('is silent when the build is for the address that is set, or none is set', () => {
    expect(hintAboutAddresses({ address, built, wanted: built })).toBeUndefined();
    expect(hintAboutAddresses({ address, built, wanted: undefined })).toBeUndefined();
    expect(hintAboutAddresses({ address, built: address, wanted: undefined })).toBeUndefined();
  });

  it('says that a setting other than the built one counts only for a build', () => {
    expect(hintAboutAddresses({ address, built, wanted: 'https://example.org' })).toBe(
      'This build is for https://example.org/shop/; BASE_URL=https://example.org counts only when the site is built: run npm run build.',
    );
  });

  it('says where links lead when the build is for another port of this machine', () => {
    expect(hintAboutAddresses({ address, built: 'http://localhost:5000', wanted: undefined })).toBe(
      'The links in the data lead to http://localhost:5000/; set BASE_URL to where readers find this server, and build.',
    );
  });
});
