import type { Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { pagesOf } from '../../../support/browser/browser.ts';
import { styleOf } from '../../../support/browser/read.ts';
import { sampleOrigin } from '../../../support/shared.ts';

const origin = await sampleOrigin();
const pages = await pagesOf(origin);
const PHONE = { viewport: { width: 390, height: 844 } };
const { page } = await pages.open(PHONE);
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
  await expect.poll(() => styleOf(drawn, property)).toMatch(/^rgb\(/);
});

// Safari 15.6 and Chrome 109 do not know subgrid.
it('the parts of a row stand beside each other in an older browser', async () => {
  const { page } = await pages.open(PHONE);
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('subgrid', 'unknown-grid') });
  });
  await page.goto('/');
  await page.locator('.hours summary').click();
  for (const rows of ['.histogram > * > a', '.hours .week li']) {
    const heights = await page.locator(rows).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.max(...heights)).toBeLessThan(30);
  }
});

// Chrome 109 does not know the logical sides of `float`.
it('contents and buttons stand at the right of a document in an older browser', async () => {
  const { page } = await pages.open({ viewport: { width: 1200, height: 800 } });
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('float:inline-end', 'float:unknown') });
  });
  await page.goto('/docs/subscribe');
  expect(await styleOf(page.locator('.contents'), 'float')).toBe('right');
  expect(await styleOf(page.locator('pre .copy'), 'float')).toBe('right');
});

it('widths are asked for in the way that older browsers know', async () => {
  const html = await (await fetch(`${origin}/docs`)).text();
  const sheets = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, path]) => origin + path);
  const styles = await Promise.all(sheets.map(async (sheet) => (await fetch(sheet)).text()));
  expect(styles.join('')).toContain('@media (max-width:');
  expect(styles.join('')).not.toMatch(/@media[^{]*(\([a-z]+ *[<>]|not \()/);
});

describe('the scripts', async () => {
  const { page, troubles } = await pages.open();
  await page.addInitScript(forgetNewer);
  // As on a static host, where the search runs in the browser.
  await page.route('**/api/reviews/search*', (route) => route.fulfill({ status: 404, contentType: 'text/html' }));
  afterEach(() => expect(troubles.splice(0).filter((trouble) => trouble.startsWith('not caught'))).toEqual([]));

  it('sort the reviews, and lead on where nothing is found', async () => {
    await page.goto('/reviews?sort=lowest');
    await page.locator('#search-results .stars-words', { hasText: /^1 / }).first().waitFor();
    await page.goto('/reviews?query=drain+zzzz');
    await page.getByRole('button', { name: '“drain”' }).waitFor();
  });

  it('mark today in the opening hours', async () => {
    await page.goto('/');
    await expect.poll(() => page.locator('.hours .week [aria-current="date"]').count()).toBe(1);
  });

  it('filter the reviews of a widget, and say that they are a selection', async () => {
    await page.goto('/embed');
    const widget = page.locator('verified-reviews').first();
    await widget.evaluate((element) => element.setAttribute('rating', '1'));
    await widget.getByText('Selection').waitFor();
    for (const stars of await widget.locator('li [part~="stars"]').all())
      expect(await stars.getAttribute('aria-label')).toMatch(/^1 /);
  });
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

/** Runs in the page, before its own scripts: takes away what Chrome 109, Firefox 115 or Safari 15.6 lack. */
function forgetNewer(): void {
  const newer: [object, readonly string[]][] = [
    [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Iterator.prototype, ['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray']],
    [Promise, ['try', 'withResolvers']],
    [URLSearchParams.prototype, ['size']],
    [
      Element.prototype,
      Object.keys(Object.getOwnPropertyDescriptors(Element.prototype)).filter((name) => /^aria[A-Z]/.test(name)),
    ],
  ];
  for (const [object, names] of newer) for (const name of names) Reflect.deleteProperty(object, name);
}
