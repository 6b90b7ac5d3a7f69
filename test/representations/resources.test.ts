import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { RESOURCES, type Resource } from '../../src/representations/resources.ts';
import { root } from '../support/build.ts';
import { authoredReview, fullReview, sampleSite } from '../support/sample-site.ts';

const resources: readonly Resource[] = Object.values(RESOURCES);

afterEach(() => {
  vi.useRealTimers();
});

describe('the table of resources', () => {
  it('has each path once', () => {
    expect(resources.map(({ path }) => path).sort()).toEqual(Object.values(RESOURCE_PATHS).sort());
    expect(new Set(resources.map(({ path }) => path)).size).toBe(resources.length);
  });

  // Interface, section 6.
  it('announces the two feeds and the reviews', () => {
    const topics = resources.filter(({ isTopic }) => isTopic).map(({ path, mediaType }) => [path, mediaType]);
    expect(topics.sort()).toEqual([
      ['/api/feed.json', 'application/json'],
      ['/feed.xml', 'application/atom+xml'],
      ['/reviews.json', 'application/json'],
    ]);
  });

  it.each(resources)('$path has a route that the site publishes', ({ path }) => {
    expect(existsSync(join(root, 'src/pages', `${path}.ts`))).toBe(true);
  });

  it.each(resources)('$path is what its media type says', ({ mediaType, render }) => {
    const text = render(sampleSite());
    expect(mediaType).toMatch(/^application\/(json|[a-z-]+\+json|atom\+xml)$/);
    if (mediaType.endsWith('json')) expect(JSON.parse(text)).toBeTypeOf('object');
    else expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/);
  });

  it.each(resources)('$path is the same bytes at any time and in any order of the files', ({ render }) => {
    const reviews = [fullReview(), authoredReview({ id: 'a' }), authoredReview({ id: 'b', date: '2026-01-01' })];
    const [first, second] = [reviews, reviews.toReversed()].map((given, index) => {
      vi.useFakeTimers({ now: new Date(`20${30 + index}-05-05T05:05:05.555Z`) });
      return render(sampleSite({ reviews: given }));
    });
    expect(second).toBe(first);
    expect(first).not.toContain('05:05');
    expect(first?.endsWith('\n')).toBe(true);
  });

  // Insights name reviews by their ids.
  const WITHOUT_ADDRESSES: readonly string[] = [RESOURCE_PATHS.insights];

  it.each(resources)('$path has its addresses below a base address with a path', ({ path, render }) => {
    const text = render(sampleSite({ baseUrl: 'https://site.test/shop', reviews: [fullReview()] }));
    const own = text.match(/https:\/\/site\.test[^"<\s]*/g) ?? [];
    expect(own.length > 0).toBe(!WITHOUT_ADDRESSES.includes(path));
    expect(own.filter((address) => !/^https:\/\/site\.test\/shop(\/[^/].*|\/)?$/.test(address))).toEqual([]);
  });
});
