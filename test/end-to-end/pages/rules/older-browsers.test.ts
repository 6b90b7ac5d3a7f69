import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowserForFile, openPage } from '../../../support/browser/browser.ts';
import { sampleOrigin } from '../../../support/shared.ts';

const origin = await sampleOrigin();
const { page } = await openPage(await openBrowserForFile(), origin, { viewport: { width: 390, height: 844 } });
await page.route(/\.(css|js)$/, withoutLightDark);

// Browsers before May 2024, and the last ones for telephones and computers of 2017, do not know light-dark().
it.each([
  ['/', '.score .stars', 'stroke'],
  ['/reviews', '.review .stars', 'stroke'],
  ['/reviews', '.review .stars svg', 'fill'],
  ['/reviews', '.call-bar', 'background-color'],
  ['/reviews', '.call-bar .button', 'background-color'],
  ['/embed', '.plain [part~="stars"]', 'stroke'],
  ['/embed', '.plain [part~="stars"] svg', 'fill'],
])('an older browser draws %s %s with a %s', async (path, selector, property) => {
  if (new URL(page.url(), origin).pathname !== path) await open(path);
  const drawn = page.locator(selector).first();
  await drawn.waitFor({ state: 'attached' });
  // A script may draw it again meanwhile.
  await expect
    .poll(() => drawn.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property))
    .toMatch(/^rgb\(/);
});

it('widths are asked for in the way that older browsers know', async () => {
  const html = await (await fetch(`${origin}/docs`)).text();
  const sheets = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, path]) => origin + path);
  const styles = await Promise.all(sheets.map(async (sheet) => (await fetch(sheet)).text()));
  expect(styles.join('')).toContain('@media (max-width:');
  expect(styles.join('')).not.toMatch(/@media[^{]*(\([a-z]+ *[<>]|not \()/);
});

/** On a page of somebody else, the widget gets no colours. */
async function open(path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    const widget = document.querySelector<HTMLElement>('verified-reviews');
    widget?.classList.add('plain');
    widget?.style.setProperty('--verified-reviews-star', 'initial');
  });
}

/** Answers as the site does, with a function in the place of light-dark() that no browser knows. */
async function withoutLightDark(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'unknown-function(') });
}
