import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toHtml } from '../../../src/markdown/to-html.ts';
import { tokensOf } from '../../../src/markdown/tokens.ts';
import { openBrowser, openPage } from '../../support/browser/browser.ts';
import { HOSTILE_MARKDOWN } from '../../support/content/hostile/hostile-markdown.ts';
import { OWN_ICON } from '../../support/content/samples/spanish-content.ts';
import { sampleDist, sampleOrigin, spanishDist } from '../../support/shared.ts';
import { SPANISH_URL } from '../../support/sites/built-site.ts';
import { type RunningServer, startServer } from '../../support/sites/server.ts';

const { pathname: BASE } = new URL(SPANISH_URL);

const origin = await sampleOrigin();
const browser = await openBrowser();
afterAll(() => browser.close());
const { page, troubles } = await openPage(browser, origin);

it('a page of the owner is linked from every page, has one title, and stands in the sitemap', async () => {
  await page.goto('/policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.waitForURL('/about');
  expect(await page.title()).toBe('About us · Alder Creek Plumbing, Heating & Air');
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['About us']);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/about$/);
  expect(await readFile(join(await sampleDist(), 'client/sitemap-0.xml'), 'utf8')).toContain('/about</loc>');
});

it('nothing that is written on it runs, asks elsewhere or breaks the policy of the site', async () => {
  const options = { base: '/', pictures: { '/a.jpg': { width: 1, height: 1 } } };
  const hostile = HOSTILE_MARKDOWN.map((text) => toHtml(tokensOf(text), options)).join('');
  await page.exposeFunction('hit', () => troubles.push('a script ran'));
  await page.route('/a.jpg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.route('/about', async (route) => {
    const answer = await route.fetch();
    expect(answer.headers()['content-security-policy']).toContain("img-src 'self'");
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</article>', () => `${hostile}</article>`) });
  });
  const before = troubles.length;
  await page.goto('/about', { waitUntil: 'networkidle' });
  const links = page.locator('article a');
  expect(await links.count()).toBeGreaterThan(7);
  for (const link of await links.all()) {
    await link.dispatchEvent('mouseover');
    await link.focus();
    expect(['https:', 'mailto:', 'tel:', 'http:']).toContain(
      await link.evaluate((element: HTMLAnchorElement) => element.protocol),
    );
  }
  expect(troubles.slice(before)).toEqual([]);
});

describe('below a path', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(await spanishDist());
  });
  afterAll(() => server?.stop());

  it('links, pictures and files of the owner are there', async () => {
    const watched = await openPage(browser, server.origin);
    await watched.page.goto(`${BASE}/aviso-legal`, { waitUntil: 'networkidle' });
    const links = watched.page.locator('article a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `${BASE}/policy`,
      `${BASE}/reviews`,
    ]);
    expect(await watched.page.locator('article img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    const textAt = async (path: string) => (await fetch(`${server.origin}${BASE}${path}`)).text();
    expect(await textAt('/.well-known/security.txt')).toBe('Contact: mailto:hola@rio-claro.example.com\n');
    // In the place of what the build makes, and of what lies in the folder beside the content.
    expect(await textAt('/robots.txt')).toBe('User-agent: *\nDisallow: /data\n');
    expect(await textAt('/favicon.svg')).toBe(OWN_ICON);
    expect(watched.troubles).toEqual([]);
  });

  it('the interface says the words of the owner, the script of the search, too', async () => {
    expect(await (await fetch(`${server.origin}${BASE}/gone`)).text()).toContain('Quizá busca');
    expect(await (await fetch(`${server.origin}${BASE}/reviews`)).text()).toContain('Otras más');
  });

  it.each([
    ['2099-12-31T23:59:00Z', true, true],
    ['2100-01-01T00:01:00Z', true, false],
    ['2100-01-01T00:01:00Z', false, true],
  ])('the notice at %s, with scripts %s: %s', async (now, javaScriptEnabled, isShown) => {
    const { page: noticed } = await openPage(browser, server.origin, { javaScriptEnabled });
    await noticed.clock.setFixedTime(new Date(now));
    await noticed.goto(`${BASE}/policy`, { waitUntil: 'networkidle' });
    const notice = noticed.getByRole('region', { name: 'Aviso', exact: true });
    expect(await notice.count()).toBe(isShown ? 1 : 0);
  });

  it('the notice stays in a browser that does not know the time zone', async () => {
    const { page: noticed, troubles } = await openPage(browser, server.origin);
    await noticed.route(`**/policy`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('data-until=', 'data-zone="America/Unheard_Of" data-until=');
      await route.fulfill({ response: answer, body });
    });
    await noticed.goto(`${BASE}/policy`, { waitUntil: 'networkidle' });
    expect(await noticed.locator('.notice[data-zone="America/Unheard_Of"]').isVisible()).toBe(true);
    expect(troubles).toEqual([]);
  });
});
