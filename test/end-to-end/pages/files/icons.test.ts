import { expect, it } from 'vitest';
import { pagesOf } from '../../../support/browser/browser.ts';
import { attributesOf } from '../../../support/browser/read.ts';
import { sampleOrigin } from '../../../support/shared.ts';

const origin = await sampleOrigin();
const { visit } = await pagesOf(origin);

it('the pages name the icons, each is what its link says, and a browser shows it', async () => {
  const { page, troubles } = await visit('/');
  const paths = await attributesOf(page.locator('link[rel~=icon], link[rel=apple-touch-icon]'), 'href');
  const types = await Promise.all(paths.map(async (path) => (await fetch(`${origin}${path}`)).headers.get('Content-Type')));
  expect(paths.map((path, at) => [path, types[at]])).toEqual([
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
  ]);
  const widths = await page.evaluate(async (sources) => {
    // The query is needed because Playwright lets no page ask for `/favicon.ico` while it observes requests.
    const images = sources.map((source) => Object.assign(new Image(), { src: `${source}?` }));
    await Promise.all(images.map((image) => image.decode()));
    return images.map(({ naturalWidth }) => naturalWidth);
  }, paths);
  expect(widths[0]).toBeGreaterThanOrEqual(16);
  expect(widths[2]).toBe(180);
  expect(troubles).toEqual([]);
});
