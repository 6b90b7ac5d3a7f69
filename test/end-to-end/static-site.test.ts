import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listNames } from '../../src/publication/sealing/list-names.ts';
import { openBrowserForFile, openPage } from '../support/browser/browser.ts';
import { CHANGED, pageFaults } from '../support/browser/page-faults.ts';
import { build } from '../support/build.ts';
import { writeAll } from '../support/content/content.ts';
import { ONE_REVIEW } from '../support/content/samples/moments.ts';
import { checkLinks } from '../support/judges/link-checker.ts';
import { sampleDist } from '../support/shared.ts';
import { pagePathsOf, pathsOf } from '../support/sites/paths.ts';
import { type RunningServer, startServer } from '../support/sites/server.ts';
import { type StaticHost, startHttpServer } from '../support/sites/static-hosts.ts';
import { sharedFolder } from '../support/temporary-folder.ts';

const BASE_URL = 'https://static.example.org';

const folder = sharedFolder();
const dist = join(folder, 'dist');
const client = join(dist, 'client');
let output: string;
let server: RunningServer;
let host: StaticHost;

beforeAll(async () => {
  const content = join(folder, 'content');
  await writeAll(content, ONE_REVIEW);
  const built = await build(folder, { CONTENT_DIR: content, BASE_URL, STATIC: '1', NOTIFY_HUB: '1' });
  output = built.output;
  if (built.code !== 0) throw new Error(output);
  [server, host] = await Promise.all([startServer(dist), startHttpServer(client)]);
});

afterAll(() => Promise.all([server?.stop(), host?.close()]));

it('mentions nothing that only the server answers, in no file', async () => {
  const names = (await listNames(client)).filter((name) => !/\.(br|gz|parquet|png)$/.test(name));
  const forbidden =
    /\/mcp\b|server-card|ai-catalog|server\.json|api\/websub|api\/reviews|\/(healthz|readyz|metrics)\b|docs\/(assistants|subscribe)/;
  const mentions = names.map((name) => [name, forbidden.exec(readFileSync(join(client, name), 'utf8'))?.[0]]);
  expect(names.length).toBeGreaterThan(30);
  expect(mentions.filter(([, found]) => found !== undefined)).toEqual([]);
});

it('lacks what is about the server, and has all else', async () => {
  const isReview = (path: string) => /^\/(reviews|areas|services|technicians|insights|photos|_astro)\//.test(path);
  // These belong only to the sample business.
  const isOwn = (path: string) => /^\/(brand\/.*|theme\.css|about)$/.test(path);
  const there = pathsOf(dist);
  const missing = pathsOf(await sampleDist()).filter((path) => !isReview(path) && !isOwn(path) && !there.includes(path));
  expect(missing).toEqual([
    '/.well-known/ai-catalog.json',
    '/docs/assistants',
    '/docs/subscribe',
    '/mcp/server-card',
    '/server.json',
  ]);
});

it('tells no hub', () => {
  expect(output).toContain('No hub is announced');
});

it('has no link that leads nowhere, and every page can be reached from home', async () => {
  const { broken, reached } = await checkLinks(`${server.origin}/`, BASE_URL);
  expect(broken).toEqual([]);
  expect(pagePathsOf(dist).filter((path) => !reached.has(server.origin + path))).toEqual([]);
});

it('lists in the sitemap what is there, except the ratings that no review has', () => {
  const sitemap = readFileSync(join(client, 'sitemap-0.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const empty = [1, 3, 4, 5].map((stars) => `/reviews/rating/${stars}`);
  expect([...listed, ...empty].toSorted()).toEqual(pagePathsOf(dist).toSorted());
});

it('describes what is there', () => {
  const description = JSON.parse(readFileSync(join(client, '.well-known', 'openapi.json'), 'utf8'));
  const there = pathsOf(dist);
  const described = Object.keys(description.paths).map((path) => path.replace('{id}', 'review-1'));
  expect(described.filter((path) => !there.includes(path))).toEqual([]);
});

const browser = await openBrowserForFile();

it('searches in a browser without asking for what is not there', async () => {
  const { page, troubles } = await openPage(browser, host.origin);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/reviews');
  await page.locator('#review-search [name=query]').fill('polite');
  await page.locator('#search-results article').first().waitFor();
  expect(await page.locator('#search-status').textContent()).toMatch(/^1 review of \d+ matches/);
  await page.goto('/docs/api');
  await page.locator('.opblock').first().waitFor();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(asked).toContain('/reviews.json');
  expect(troubles).toEqual([]);
});

it('with one review and nothing but a name, no page shows a part with nothing in it, is wider than a small telephone or has another head, and axe finds nothing on those that look unusual', async () => {
  expect(await pageFaults(browser, dist, host.origin, CHANGED)).toEqual([]);
});
