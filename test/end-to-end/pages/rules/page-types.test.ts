import { expect, it } from 'vitest';
import { themeCss } from '../../../../src/brand/theme-css.ts';
import { accessibilityIssues } from '../../../support/browser/axe.ts';
import { pagesOf } from '../../../support/browser/browser.ts';
import { widerThanWindow } from '../../../support/browser/overflow.ts';
import { FIRST_PARTY_REVIEW, openPageType, PAGE_TYPES } from '../../../support/browser/page-types.ts';
import { styleOf } from '../../../support/browser/read.ts';
import { differenceOf, readPicture } from '../../../support/looks/pictures.ts';
import { sampleOrigin } from '../../../support/shared.ts';

const WIDE = { width: 1280, height: 800 };
/** In CSS pixels. It corresponds to 1280 pixels at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 640 };

/** Lists whose pages have no part that other lists lack, so that axe would find nothing else in them. */
const LIKE_OTHERS = ['/reviews/rating/5', '/reviews/year/2025', '/services/water-heater-repair', '/areas/riverside'];

const origin = await sampleOrigin();
const { open } = await pagesOf(origin);
const { page, troubles } = await open();

it.each(PAGE_TYPES)(
  '$name ($path) has nothing that axe finds wide and light, nor narrow and dark, and is not wider than the window, also with text of twice the size; readers see what it marks up; it asks nobody else, breaks no rule of its policy and leaves nothing on the console',
  async (type) => {
    // Otherwise the last page would ask for its pictures in other colours, and not wait for them.
    await page.goto('about:blank');
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
    troubles.length = 0;
    const isJudged = !LIKE_OTHERS.includes(type.path);
    await openPageType(page, type);
    // Waits for half a second without a request, since a script may ask for more than the markup names.
    if (type.readyWhen !== undefined) await page.waitForLoadState('networkidle');
    expect(await page.evaluate(unseenReviews)).toEqual([]);
    await page.evaluate(showAll);
    if (isJudged) expect(await accessibilityIssues(page)).toEqual([]);
    expect(await page.evaluate(widerThanWindow)).toEqual([]);
    expect(await page.evaluate(glyphs)).toEqual([]);
    // Text of twice the size: WCAG 2.2, 1.4.4.
    await page.evaluate(setTextSize, '200%');
    expect(await page.evaluate(widerThanWindow)).toEqual([]);
    expect(await page.evaluate(cutOff)).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate(widerThanWindow)).toEqual([]);
    await page.evaluate(setTextSize, '');
    expect(await page.evaluate(widerThanWindow)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    if (isJudged) expect(await accessibilityIssues(page)).toEqual([]);
    // The browser itself logs an answer of 404.
    const ownStatus = `error: Failed to load resource: the server responded with a status of ${type.status} (Not Found) (${origin}${type.path})`;
    expect(troubles.filter((trouble) => trouble !== ownStatus)).toEqual([]);
  },
);

// For readers whose system reduces the colours: without special styles, drawings would keep their own.
it.each([
  ['/', '.score .stars svg', 'fill'],
  ['/', '.score .stars', 'stroke'],
  ['/', '.histogram svg', 'fill'],
  ['/reviews', '.review .stars', 'stroke'],
  ['/reviews', '.review .check', 'stroke'],
  ['/insights', '.strip .praise', 'fill'],
  ['/embed', 'verified-reviews [part~="stars"]', 'stroke'],
  ['/embed', 'verified-reviews .verified svg', 'stroke'],
] as const)('with forced colours, %s has %s in the colour of its texts', async (path, selector, property) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  if (new URL(page.url()).pathname !== path) await page.goto(path);
  const drawn = page.locator(selector).first();
  await drawn.waitFor({ state: 'attached' });
  // A script may draw it again meanwhile.
  await expect
    .poll(() =>
      drawn.evaluate((element, name) => [getComputedStyle(element)[name], getComputedStyle(document.body).color], property),
    )
    .toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  await page.emulateMedia({ forcedColors: 'none' });
});

it.each([
  ['dark', 'plate-dark', 'rgb(251, 250, 246)'],
  ['light', 'plate-light', 'rgb(26, 37, 40)'],
] as const)('with forced colours and on paper, a logo keeps its plate on %s pages', async (colorScheme, plate, colour) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await page.goto('/');
  const logo = page.locator('.logo');
  await logo.evaluate((element, name) => element.classList.add(name), plate);
  expect(await styleOf(logo, 'background-color')).toBe(colour);
  expect(await styleOf(logo, 'print-color-adjust')).toBe('exact');
  await page.emulateMedia({ forcedColors: 'none' });
});

it('with forced colours, a button has the colours of the reader, whatever those of the brand', async () => {
  const css = themeCss({ accent: '#ffd400' });
  await page.setViewportSize(WIDE);
  await page.route('**/theme.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto('/');
  const button = page.locator('.call .button.first');
  expect(await styleOf(button, 'background-color')).toBe('rgb(0, 0, 159)');
  expect(await styleOf(button, 'color')).toBe('rgb(255, 255, 255)');
  await page.unroute('**/theme.css');
  await page.emulateMedia({ forcedColors: 'none' });
});

// Chromium saves its own reading of the styles, for example on telephones. Where a shorthand with a variable comes before one of its
// parts, it writes empty values for all of them.
it.each(['/', '/reviews', '/insights'])('%s has only styles that Chromium can save', async (path) => {
  await page.goto(path);
  const rules = await page.evaluate(() => {
    const read = (rule: CSSRule): string[] =>
      rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(read) : [rule.cssText];
    return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(read));
  });
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule) => /[{;] [a-z][a-z-]*: ;/.test(rule))).toEqual([]);
});

it.each([
  ['/reviews', '.review', '.words'],
  ['/reviews', '.review', 'bdi'],
  ['/insights/price', '.quote', 'a'],
  [`/reviews/${FIRST_PARTY_REVIEW}`, '.others li', '.other-words'],
  ['/embed', 'verified-reviews li', '.meta b'],
] as const)(
  'on %s, the marks that pile up on a letter in a %s (%s) cover nothing before and after it',
  async (path, part, words) => {
    await page.setViewportSize(NARROW);
    await page.goto(path);
    // Until a widget has loaded, it keeps room with reviews that nobody sees.
    await page.locator(part).first().waitFor();
    const wordsOf = (at: number) => page.locator(part).nth(at).locator(words).first();
    const neighbours = () => Promise.all([0, 2].map(async (at) => readPicture(await wordsOf(at).screenshot())));
    const unharmed = await neighbours();
    const pile = (marks: string) => wordsOf(1).evaluate((element, added) => element.append(added), marks);
    await pile('\u0301'.repeat(300) + '\u0323'.repeat(300));
    for (const [at, picture] of (await neighbours()).entries())
      expect(await differenceOf(unharmed[at] ?? picture, picture)).toBeUndefined();
    // Marks that no font here has are drawn side by side, without a place for a line break.
    await pile('\u{1d165}'.repeat(300));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  },
);

/** Runs in the page. Returns the texts of reviews that are marked up for search engines but not visible to readers. */
function unseenReviews(): string[] {
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const nodes: { '@type': string; reviewBody?: string }[] = JSON.parse(data)['@graph'];
  const seen = oneLine(document.body.innerText);
  return nodes
    .filter((node) => node['@type'] === 'Review')
    .map(({ reviewBody = '' }) => oneLine(reviewBody))
    .filter((words) => words === '' || !seen.includes(words));
}

/** Runs in the page. Shows everything that is folded or further down. */
async function showAll(): Promise<void> {
  for (const details of document.querySelectorAll('details')) details.open = true;
  window.scrollTo(0, document.body.scrollHeight);
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Runs in the page. */
function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size;
}

/**
 * Runs in the page. Returns texts with signs that a font may lack, which should be drawn instead. Code is left out, because it
 * shows what is published as text.
 */
function glyphs(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (/[★☆✓✔→←]/.test(textContent ?? '') && !parentElement?.closest('code, pre, script, svg title'))
      found.push(textContent ?? '');
  }
  return found;
}

/** Runs in the page. Returns the elements that hide a part of their own text. */
function cutOff(): string[] {
  const hides = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflow);
  const isShown = (element: Element) => element.clientWidth > 1 && element.checkVisibility();
  const isTooSmall = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  const cut = [...document.body.querySelectorAll('*')].filter(
    (element) => element.textContent?.trim() !== '' && hides(element) && isShown(element) && isTooSmall(element),
  );
  return cut.map((element) => element.outerHTML.slice(0, 120));
}
