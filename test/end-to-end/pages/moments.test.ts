import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { accessibilityIssues } from '../../support/browser/axe.ts';
import { openBrowserForFile, openPage } from '../../support/browser/browser.ts';
import { widerThanWindow } from '../../support/browser/overflow.ts';
import { pagePathsOf } from '../../support/browser/page-paths.ts';
import { build } from '../../support/build.ts';
import { write } from '../../support/content/content.ts';
import { MOMENTS } from '../../support/content/samples/moments.ts';
import { bareParts } from '../../support/judges/bare-parts.ts';
import { sampleDist } from '../../support/shared.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';
import { startServer } from '../../support/sites/server.ts';
import { sharedFolder } from '../../support/temporary-folder.ts';

/** The first page of each kind is tested. */
const KINDS = [
  /^\/$/,
  /^\/reviews$/,
  /^\/reviews\/review-/,
  /^\/insights$/,
  /^\/insights\/./,
  /^\/services\//,
  /^\/technicians\//,
  /^\/areas\//,
  /^\/policy$/,
];

/** If there is nothing to show, these pages are not the usual ones. */
const CHANGED = ['/', '/reviews', '/insights'];

const folder = sharedFolder();
const browser = await openBrowserForFile();
// The bundles are made once for all builds.
await sampleDist();
const built = await Promise.all(Object.entries(MOMENTS).map(([name, files]) => buildMoment(name, files)));
afterAll(() => Promise.all(built.map(({ server }) => server.stop())));

it.each(built)(
  '$name: no page shows a part with nothing in it, is wider than a small telephone, has another head, or has what axe finds',
  async ({ dist, server }) => {
    const paths = pagePathsOf(dist);
    const faults: string[] = [];
    for (const path of paths.filter((each) => !each.startsWith('/docs'))) {
      const html = await (await fetch(server.origin + path)).text();
      faults.push(...bareParts(html).map((part) => `${path}: ${part}`));
    }
    const { page } = await openPage(browser, server.origin, { viewport: { width: 320, height: 640 } });
    const heads = new Set<string>();
    for (const path of KINDS.flatMap((kind) => paths.find((each) => kind.test(each)) ?? [])) {
      await page.goto(path);
      const isJudged = CHANGED.includes(path);
      const found = [...(await page.evaluate(widerThanWindow)), ...(isJudged ? await accessibilityIssues(page) : [])];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
      heads.add(JSON.stringify(await page.locator('header nav').boundingBox()));
    }
    expect(faults).toEqual([]);
    // On every page, the menu must be in the same place.
    expect([...heads]).toHaveLength(1);
  },
);

it('no review at all is a valid publication', async () => {
  const [{ output, server } = expect.fail('nothing is built')] = built;
  expect(output).toContain('Building 0 verified reviews');
  const dataset = await (await fetch(`${server.origin}/reviews.json`)).json();
  expect(dataset).toMatchObject({ updated: null, reviews: [], aggregate_rating: { rating_value: null, rating_count: 0 } });
  expect(await (await fetch(`${server.origin}/api/reviews/search`)).json()).toEqual({
    total: 0,
    count: 0,
    limit: 20,
    reviews: [],
  });
  expect(await (await fetch(`${server.origin}/api/reviews/since/2020-01-01`)).json()).toEqual({
    since: '2020-01-01',
    count: 0,
    reviews: [],
  });
  const feed = await fetch(`${server.origin}/feed.xml`);
  expect(await feed.text()).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  expect(feed.headers.has('link')).toBe(false);
});

async function buildMoment(name: string, files: Readonly<Record<string, string>>) {
  const content = join(folder, name, 'content');
  for (const [file, text] of Object.entries(files)) await write(content, file, text);
  const { code, output } = await build(join(folder, name), { CONTENT_DIR: content, BASE_URL, HUB_URL: '' });
  if (code !== 0) throw new Error(`${name} does not build:\n${output}`);
  const dist = join(folder, name, 'dist');
  return { name, output, dist, server: await startServer(dist) };
}
