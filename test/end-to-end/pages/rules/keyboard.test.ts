import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../../support/browser/browser.ts';
import { attributesOf } from '../../../support/browser/read.ts';
import { sampleOrigin } from '../../../support/shared.ts';

/** More stops than the way to the last filter has, or the home page. */
const MOST_STOPS = 120;

const { open, visit } = await pagesOf(await sampleOrigin());
const { page } = await open();

it('the first stop leads past the menu to the content, and can be seen', async () => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = await focused(page);
  expect(skip).toMatchObject({ href: '#content', isSeen: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

// A test of its own goes through the home page.
it.each(['/insights', '/data', '/docs/subscribe'])('each stop on %s is in the window and looks focused', async (path) => {
  await page.goto(path);
  const stops = await walk(30);
  expect(stops.length).toBeGreaterThan(10);
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
});

it('no part of the home page covers another, down to the last stop', async () => {
  await page.goto('/');
  const stops = await walk(MOST_STOPS);
  expect(stops.at(-1)?.href).toBe('/embed');
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
});

it('every filter can be reached and followed', async () => {
  await page.goto('/reviews');
  const filters = await attributesOf(page.locator('.filters a'), 'href');
  const stops = await walk(MOST_STOPS);
  expect(filters.length).toBeGreaterThan(30);
  expect(filters.filter((filter) => !stops.some(({ href }) => href === filter))).toEqual([]);
  expect(stops.filter(({ href, isSeen }) => filters.includes(href) && !isSeen)).toEqual([]);
  await page.locator('.filters a[href="/reviews?rating=2"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reviews?rating=2');
});

it('in a narrow window the filters unfold', async () => {
  const { page } = await visit('/reviews', { viewport: { width: 360, height: 640 }, javaScriptEnabled: false });
  const service = page.locator('.filters a[href="/services/drain-cleaning"]');
  expect(await service.isVisible()).toBe(false);
  await page.locator('.filters summary').first().focus();
  await page.keyboard.press('Enter');
  expect(await service.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ href: '/services/water-heater-repair', isSeen: true });
  // It would stay open over what the Tab key reaches next.
  const [list, below] = await Promise.all(
    ['.filters [open] .choices', '.listed'].map((part) => page.locator(part).boundingBox()),
  );
  expect(below?.y).toBeGreaterThanOrEqual((list?.y ?? Number.NaN) + (list?.height ?? 0));
});

describe('in a narrow window', () => {
  const SIZE = { width: 360, height: 900 };

  it('a list that unfolded over the page folds when the focus has left it', async () => {
    await page.setViewportSize(SIZE);
    await page.goto('/reviews');
    await page.locator('.filters summary').last().focus();
    await page.keyboard.press('Enter');
    const stops = await walk(7);
    expect(stops.map(({ element }) => element.slice(0, 8))).toContain('<select ');
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });

  // Chromium leaves what stands in the window by a few pixels where it is.
  it.each(['/reviews', '/services/drain-cleaning'])('the last filter of %s is pushed into it by its focus', async (path) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const last = page.locator('.filters summary').last();
    const isFocused = () => last.evaluate((summary) => summary === document.activeElement);
    for (let stops = 0; stops < 30 && !(await isFocused()); stops++) await page.keyboard.press('Tab');
    const { x, width } = (await last.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
    expect([await isFocused(), x > 0, x + width < 320]).toEqual([true, true, true]);
  });

  // The text can be of twice the size (WCAG 2.2, 1.4.4), which makes the bar higher.
  it('the telephone bar covers no stop of large letters', async () => {
    await page.setViewportSize(SIZE);
    await page.goto('/');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const stops = await walk(MOST_STOPS);
    expect(stops.at(-1)?.href).toBe('tel:+15550100144');
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });
});

interface Stop {
  readonly element: string;
  readonly href: string | null;
  /** Whether it is in the window, uncovered, and has an outline. */
  readonly isSeen: boolean;
}

/** The elements that the Tab key reaches, to the last one or at most `most`. */
async function walk(most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
    const isUncovered = uppermost !== null && (element.contains(uppermost) || uppermost.contains(element));
    return {
      element: element.outerHTML.slice(0, 120),
      href: element.getAttribute('href'),
      isSeen: isUncovered && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}
