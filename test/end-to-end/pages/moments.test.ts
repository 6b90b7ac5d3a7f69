import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { en } from '../../../src/locales/en.ts';
import { openBrowserForFile, openPage } from '../../support/browser/browser.ts';
import { CHANGED, pageFaults } from '../../support/browser/page-faults.ts';
import { build } from '../../support/build.ts';
import { write } from '../../support/content/content.ts';
import { LONG_NAMES, NO_REVIEW } from '../../support/content/samples/moments.ts';
import { sampleDist } from '../../support/shared.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';
import { startServer } from '../../support/sites/server.ts';
import { startHttpServer } from '../../support/sites/static-hosts.ts';
import { sharedFolder } from '../../support/temporary-folder.ts';

const folder = sharedFolder();
const browser = await openBrowserForFile();
// The bundles are made once for all builds.
await sampleDist();
const [empty, long] = await Promise.all([buildShop('no review', NO_REVIEW), buildShop('long names', LONG_NAMES)]);
const [server, host] = await Promise.all([startServer(empty), startHttpServer(join(long, 'client'))]);
afterAll(() => Promise.all([server.stop(), host.close()]));

// `static-site.test.ts` looks at the pages of a shop with one review.
it.each([
  // The pages of names of 200 characters have the usual parts.
  ['no review', empty, server.origin, CHANGED],
  ['names of 200 characters', long, host.origin, []],
])(
  '%s: no page shows a part with nothing in it, is wider than a small telephone or has another head, and axe finds nothing on those that look unusual',
  async (_, dist, origin, judged) => {
    expect(await pageFaults(browser, dist, origin, judged)).toEqual([]);
  },
);

it.each(['/', '/reviews'])(
  '%s shows the beginning of a long review and of a long answer, without marking it up, and links to all of it',
  async (path) => {
    const { page } = await openPage(browser, host.origin, { javaScriptEnabled: false });
    await page.goto(path);
    const card = page.locator('[data-review="review-25"]');
    for (const words of await card.locator('.words').allInnerTexts()) expect(words).toMatch(/^She arrived .{900,1000} …$/);
    const [link, linkOfAnswer] = await card.getByRole('link', { name: en.search.words.whole }).all();
    expect(linkOfAnswer).toBeDefined();
    expect(await page.content()).not.toContain('"@type":"Review"');
    await link?.click();
    await page.waitForURL('**/reviews/review-25');
    const { length } = await page.locator('article .words').first().innerText();
    expect(length).toBeGreaterThan(10_000);
    expect(await page.content()).toContain('"@type":"Review"');
  },
);

it.each(['/', '/reviews'])('without a review, %s has no filter, and no description counts none', async (path) => {
  const html = await (await fetch(server.origin + path)).text();
  expect(html).not.toMatch(/class="filters"|content="[^"]*\b0 verified/);
});

async function buildShop(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const content = join(folder, name, 'content');
  for (const [file, text] of Object.entries(files)) await write(content, file, text);
  const { code, output } = await build(join(folder, name), { CONTENT_DIR: content, BASE_URL, HUB_URL: '' });
  if (code !== 0) throw new Error(`${name} does not build:\n${output}`);
  return join(folder, name, 'dist');
}
