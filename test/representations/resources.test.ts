import { afterEach, describe, expect, it, vi } from 'vitest';
import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { RESOURCES, type Resource, resourceAt } from '../../src/representations/resources.ts';
import { authoredReview, fullReview, sampleSite } from '../support/content/sample-site.ts';

const resources: readonly Resource[] = Object.values(RESOURCES);

afterEach(() => {
  vi.useRealTimers();
});

/** How the bytes of each type must begin. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'application/json': /^\{/,
  'application/jsonl': /^\{/,
  'application/mcp-server-card+json': /^\{/,
  'application/ai-catalog+json': /^\{/,
  'application/linkset+json': /^\{/,
  'application/atom+xml': /^<\?xml version="1\.0" encoding="utf-8"\?>/,
  'application/vnd.apache.parquet': /^PAR1/,
  'image/svg+xml': /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /,
  'text/csv': /^\uFEFFid,/,
  'text/plain': /^(# |User-agent: )/,
};

describe('the table of resources', () => {
  it('has each path once', () => {
    expect(new Set(resources.map(({ path }) => path)).size).toBe(resources.length);
  });

  it.each(resources)('$path is found by its path', (resource) => {
    expect(resourceAt(resource.path)).toBe(resource);
  });

  it.each(['/', '/reviews', '/reviews.jso', 'reviews.json'])('%s is none', (path) => {
    expect(resourceAt(path)).toBeUndefined();
  });

  it.each(resources)('$path is what its media type says', ({ mediaType, render }) => {
    const content = render(sampleSite());
    const [type = ''] = mediaType.split(';');
    const form = FORMS[type];
    expect(Object.keys(FORMS)).toContain(type);
    expect(typeof content === 'string').toBe(mediaType !== 'application/vnd.apache.parquet');
    expect(Buffer.from(content).toString()).toMatch(form ?? '');
    if (mediaType.endsWith('json')) expect(JSON.parse(String(content))).toBeTypeOf('object');
    if (/^text\//.test(mediaType)) expect(mediaType).toMatch(/; charset=utf-8$/);
  });

  it.each(resources)('$path is the same bytes at any time and in any order of the files', ({ render }) => {
    const reviews = [fullReview(), authoredReview({ id: 'a' }), authoredReview({ id: 'b', date: '2026-01-01' })];
    const [first, second] = [reviews, reviews.toReversed()].map((given, index) => {
      vi.useFakeTimers({ now: new Date(`20${30 + index}-05-05T05:05:05.555Z`) });
      return render(sampleSite({ reviews: given }));
    });
    expect(second).toEqual(first);
    expect(Buffer.from(first ?? '').includes('05:05')).toBe(false);
    if (typeof first === 'string') expect(first.endsWith('\n')).toBe(true);
  });

  it.each(resources)('$path can be made without a review', ({ render }) => {
    expect(() => render(sampleSite({ reviews: [] }))).not.toThrow();
  });

  // Insights and rows of CSV name reviews by their ids, and the badge shows only a figure.
  const WITHOUT_ADDRESSES: readonly string[] = ['insights', 'reviewsCsv', 'badge', 'badgeJson'].map(
    (name) => RESOURCE_PATHS[name as keyof typeof RESOURCE_PATHS],
  );

  const ofText = resources.filter(({ path }) => path !== RESOURCE_PATHS.reviewsParquet);

  it.each(ofText)('$path has its addresses below a base address with a path', ({ path, render }) => {
    const text = String(render(sampleSite({ baseUrl: 'https://site.test/shop', reviews: [fullReview()] })))
      // Robots look there instead.
      .replace('https://site.test/robots.txt alone', '');
    const own = text.match(/https:\/\/site\.test[^"<>)\s]*/g) ?? [];
    expect(own.length > 0, 'whether it has addresses; WITHOUT_ADDRESSES names the files with none').toBe(
      !WITHOUT_ADDRESSES.includes(path),
    );
    expect(own.filter((address) => !/^https:\/\/site\.test\/shop(\/[^/].*|\/)?$/.test(address))).toEqual([]);
  });
});
