import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toHtml } from '../../../src/markdown/to-html.ts';
import { tokensOf } from '../../../src/markdown/tokens.ts';
import { pagesOf } from '../../support/browser/browser.ts';
import { HOSTILE_MARKDOWN } from '../../support/content/hostile/hostile-markdown.ts';
import { sampleDist, sampleOrigin } from '../../support/shared.ts';

const { open } = await pagesOf(await sampleOrigin());
const { page, troubles } = await open();

it('a page of the owner is linked from every page, has one title, and stands in the sitemap', async () => {
  await page.goto('/policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.waitForURL('/about');
  expect(await page.title()).toBe('About us · Alder Creek Plumbing, Heating & Air');
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['About us']);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/about$/);
  expect(await readFile(join(await sampleDist(), 'client/sitemap-0.xml'), 'utf8')).toContain('/about</loc>');
});

it('names the licence of the data on a page of the owner without putting the page under it', async () => {
  await page.goto('/about');
  const licence = page.getByRole('contentinfo').getByRole('link', { name: 'CC BY 4.0' });
  expect(await licence.getAttribute('rel')).toBe(null);
});

it('a wide table is printed whole', async () => {
  const row = `| ${Array.from({ length: 6 }, () => 'Donaudampfschifffahrt').join(' | ')} |`;
  const table = toHtml(tokensOf(`${row}\n|${' --- |'.repeat(6)}\n${row}\n`), { base: '/', pictures: {} });
  await page.goto('/about');
  await page.setViewportSize({ width: 700, height: 900 });
  const beyond = () => page.locator('.own .scroll').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await page.locator('.own').evaluate((own, html) => own.insertAdjacentHTML('beforeend', html), table);
  expect(await beyond()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await beyond()).toBe(0);
  await page.emulateMedia({ media: null });
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
