import { expect, it } from 'vitest';
import { openBrowserForFile, openPage } from '../../../support/browser/browser.ts';
import { documentAt } from '../../../support/browser/document.ts';
import { sampleOrigin } from '../../../support/shared.ts';

const origin = await sampleOrigin();
const browser = await openBrowserForFile();

it('the pages name the icons, and each is what its link says', async () => {
  const document = await documentAt(origin);
  const links = [...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')];
  const answers = await Promise.all(links.map((link) => fetch(origin + link.getAttribute('href'))));
  expect(answers.map(({ url, status, headers }) => [new URL(url).pathname, status, headers.get('Content-Type')])).toEqual([
    ['/favicon.ico', 200, 'image/vnd.microsoft.icon'],
    ['/favicon.svg', 200, 'image/svg+xml'],
    ['/apple-touch-icon.png', 200, 'image/png'],
  ]);
});

it('a browser shows them', async () => {
  const { page, troubles } = await openPage(browser, origin);
  await page.goto('/');
  // The query is needed because Playwright lets no page ask for `/favicon.ico` while it observes requests.
  const widths = await page.evaluate(() =>
    Promise.all(
      ['/favicon.ico?', '/favicon.svg', '/apple-touch-icon.png'].map(
        (source) =>
          new Promise<number>((resolve, reject) => {
            const image = new Image();
            image.onload = () => resolve(image.naturalWidth);
            image.onerror = () => reject(new Error(`${source} is no picture`));
            image.src = source;
          }),
      ),
    ),
  );
  expect(widths[0]).toBeGreaterThanOrEqual(16);
  expect(widths[2]).toBe(180);
  expect(troubles).toEqual([]);
});
