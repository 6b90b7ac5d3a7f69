import { afterAll, describe, expect, it } from 'vitest';
import { ar } from '../../../../src/locales/ar.ts';
import { accessibilityIssues } from '../../../support/browser/axe.ts';
import { pagesOf } from '../../../support/browser/browser.ts';
import { styleOf } from '../../../support/browser/read.ts';
import { ANSWERED } from '../../../support/content/samples/arabic-content.ts';
import { buildArabic } from '../../../support/sites/built-site.ts';
import { startServer } from '../../../support/sites/server.ts';

const built = await buildArabic();
const server = await startServer(built.where);
const { page, troubles } = await (await pagesOf(server.origin)).open();
afterAll(async () => {
  await server.stop();
  await built.close();
});

describe('from right to left', () => {
  it.each(['/', '/reviews', `/reviews/${ANSWERED}`, '/insights', '/policy', '/data', '/embed', '/docs/subscribe'])(
    '%s has nothing that axe finds, and is not wider than the window',
    async (path) => {
      await page.goto(path);
      // A widget is there to be judged when it has loaded.
      await page.locator('verified-reviews [inert]').first().waitFor({ state: 'detached' });
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['ar-EG', 'rtl']);
      expect(await accessibilityIssues(page)).toEqual([]);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      expect(troubles).toEqual([]);
    },
  );

  it('a review stands at the right, its stars fill from there, and its date is in Arabic', async () => {
    await page.goto('/reviews');
    const card = page.locator(`[data-review="${ANSWERED}"]`);
    const right = (selector: string) => card.locator(selector).evaluate((element) => element.getBoundingClientRect().right);
    const edge = await card.evaluate((element) => element.getBoundingClientRect().right);
    expect(edge - (await right('.stars'))).toBeLessThan(1);
    expect(await styleOf(card.locator('.stars'), 'transform')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    // It is the direction that counts: Punjabi has it in only one of its scripts.
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'pa-Arab'));
    expect(await styleOf(card.locator('.stars'), 'transform')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    expect(await card.locator('.review-head time').textContent()).toBe('8 مارس 2026');
    expect(await card.locator('.label').first().textContent()).toContain(ar.review.answer);
  });

  it.each([
    ['the English of customers', '/reviews', '[data-review="en-0"] .words'],
    ['code', '/embed', 'pre'],
  ])('%s runs from left to right', async (_, path, selector) => {
    await page.goto(path);
    expect(await styleOf(page.locator(selector), 'direction')).toBe('ltr');
  });

  it('a number in a chart stands before its word, at the right', async () => {
    await page.goto('/insights');
    const [number = 0, word = 0] = await page
      .locator('.chart text:visible')
      .first()
      .evaluate((text: SVGTextElement) => {
        text.textContent = '21 مراجعة';
        return ['2', 'م'].map((letter) => text.getStartPositionOfChar(text.textContent.indexOf(letter)).x);
      });
    expect(number).toBeGreaterThan(word);
  });

  it('the number of other results stands behind their name, also where that is in Latin letters', async () => {
    await page.goto('/reviews?query=Lena+nothing');
    const way = page.locator('.ways-out button').filter({ hasText: 'Lena Brandt' });
    const [name = 0, count = 0] = await way.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button.firstChild ?? button);
      return [words, button.querySelector('.count')].map((part) => part?.getBoundingClientRect().left);
    });
    expect(count).toBeLessThan(name);
  });

  it.each([
    ['the path of a file', '/data', '[data-path="/.well-known/openapi.json"] a'],
    ['the size of a file', '/data', '[data-path="/reviews.json"] .number'],
    ['a property of CSS', '/embed', 'th code:text("--verified-reviews-star")'],
  ])('%s begins at its left', async (_, path, selector) => {
    await page.goto(path);
    const [first = 0, last = 0] = await page.locator(selector).evaluate((element) => {
      const words = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const text = texts.nextNode() as Text;
      return [0, text.length - 1].map((at) => {
        words.setStart(text, at);
        words.setEnd(text, at + 1);
        return words.getBoundingClientRect().left;
      });
    });
    expect(first).toBeLessThan(last);
  });

  it('nobody is told of a language that the widget does not have here', async () => {
    await page.goto('/embed');
    const rows = page.getByRole('row');
    expect(await rows.filter({ hasText: 'theme' }).count()).toBe(1);
    expect(await rows.filter({ has: page.getByText('lang', { exact: true }) }).count()).toBe(0);
  });

  it('an English title above the words of another review begins at the left, as they do', async () => {
    await page.goto(`/reviews/${ANSWERED}`);
    const title = page.locator('.others li > p:has(> a)').first();
    await title.locator('a').evaluate((link) => {
      link.textContent = 'On time';
    });
    expect(await styleOf(title, 'direction')).toBe('ltr');
  });

  it('a title and an author in the widget begin at the right', async () => {
    await page.goto('/embed');
    const card = page.locator('verified-reviews').first().locator('li').filter({ hasText: 'هدى' });
    await card.waitFor();
    const gaps = await card.locator('[part~="title"], [part~="meta"]').evaluateAll((all) =>
      all.map((each) => {
        const words = document.createRange();
        words.selectNodeContents(each.querySelector('a, b') as Element);
        return each.getBoundingClientRect().right - words.getBoundingClientRect().right;
      }),
    );
    expect(gaps).toHaveLength(2);
    // The title has a margin for the ring of its focus.
    for (const gap of gaps) expect(gap).toBeLessThan(5);
  });
});
