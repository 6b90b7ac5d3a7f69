import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { en } from '../../../src/locales/en.ts';
import { openBrowserForFile, pagesOf } from '../../support/browser/browser.ts';
import { CHANGED, pageFaults } from '../../support/browser/page-faults.ts';
import { LONG_NAMES, NO_REVIEW } from '../../support/content/samples/moments.ts';
import { sampleDist } from '../../support/shared.ts';
import { BASE_URL, buildFiles } from '../../support/sites/built-site.ts';
import { startServer } from '../../support/sites/server.ts';
import { startHttpServer } from '../../support/sites/static-hosts.ts';

const browser = await openBrowserForFile();
// The bundles are made once for all builds.
await sampleDist();
const settings = { BASE_URL, HUB_URL: '' };
const [empty, long] = await Promise.all([buildFiles(NO_REVIEW, settings), buildFiles(LONG_NAMES, settings)]);
const [server, host] = await Promise.all([startServer(empty.where), startHttpServer(join(long.where, 'client'))]);
const { visit } = await pagesOf(host.origin);
afterAll(() => Promise.all([server.stop(), host.close(), empty.close(), long.close()]));

// `static-site.test.ts` looks at the pages of a shop with one review.
it.each([
  // The pages of names of 200 characters have the usual parts.
  ['no review', empty.where, server.origin, CHANGED],
  ['names of 200 characters', long.where, host.origin, []],
])(
  '%s: no page shows a part with nothing in it, is wider than a small telephone or has another head, and axe finds nothing on those that look unusual',
  async (_, dist, origin, judged) => {
    expect(await pageFaults(browser, dist, origin, judged)).toEqual([]);
  },
);

it.each(['/', '/reviews'])(
  '%s shows the beginning of a long review and of a long answer, without marking it up, and links to all of it',
  async (path) => {
    const { page } = await visit(path, { javaScriptEnabled: false });
    const card = page.locator('[data-review="review-7"]');
    for (const words of await card.locator('.words').allInnerTexts()) expect(words).toMatch(/^She arrived .{900,1000} …$/);
    const [link, linkOfAnswer] = await card.getByRole('link', { name: en.search.words.whole }).all();
    expect(linkOfAnswer).toBeDefined();
    expect(await page.content()).not.toContain('"@type":"Review"');
    await link?.click();
    await page.waitForURL('**/reviews/review-7');
    const { length } = await page.locator('article .words').first().innerText();
    expect(length).toBeGreaterThan(10_000);
    expect(await page.content()).toContain('"@type":"Review"');
  },
);

it.each(['/', '/reviews'])('without a review, %s has no filter, and no description counts none', async (path) => {
  const html = await (await fetch(server.origin + path)).text();
  expect(html).not.toMatch(/class="filters"|content="[^"]*\b0 verified/);
});

it('no review at all is a valid publication', async () => {
  const get = async (path: string) => (await fetch(server.origin + path)).json();
  expect(await get('/reviews.json')).toMatchObject({
    updated: null,
    reviews: [],
    aggregate_rating: { rating_value: null, rating_count: 0 },
  });
  expect(await get('/api/reviews/search')).toEqual({ total: 0, count: 0, limit: 20, reviews: [] });
  expect(await get('/api/reviews/since/2020-01-01')).toEqual({ since: '2020-01-01', count: 0, reviews: [] });
  const feed = await fetch(`${server.origin}/feed.xml`);
  expect(await feed.text()).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  expect(feed.headers.has('link')).toBe(false);
});
