import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBeside, pagesOf } from '../../../support/browser/browser.ts';
import { addressOf, choice, expectResults, status, words } from '../../../support/browser/search-page.ts';
import { sampleOrigin } from '../../../support/shared.ts';

const { open } = await pagesOf(await sampleOrigin());
const first = await open();

const order = (page: Page) => page.locator('#search-sort');

/** Holds back the answers to some requests until `release` is called. */
async function holdBack(page: Page, url: RegExp): Promise<{ release(): void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route: Route) => {
    await released;
    // A request that the page has called off is gone.
    await route.continue().catch(() => {});
  });
  return { release };
}

const openNew = (path?: string) => openBeside(first, path);

/** Opens the list on a host without the endpoint, where the search waits for a file until it is released. */
async function openWaiting(): Promise<{ page: Page; asked: Promise<unknown>; release(): void }> {
  const page = await openNew('/reviews');
  await page.route(/\/api\//, (route) => route.fulfill({ status: 404 }));
  const { release } = await holdBack(page, /reviews\.json/);
  const asked = page.waitForRequest(/reviews\.json/);
  return { page, asked, release };
}

it('searches for what was typed and chosen before the script had come, together with what the address says', async () => {
  const page = await openNew();
  const { release } = await holdBack(page, /_astro\/.*\.js/);
  await page.goto('/reviews?query=heater&rating=5', { waitUntil: 'commit' });
  await words(page).fill('water');
  await order(page).selectOption('lowest');
  release();
  await expectResults(page, { query: 'water', rating: '5', sort: 'lowest' });
  expect(addressOf(page)).toBe('?query=water&rating=5&sort=lowest');
  expect(await words(page).inputValue()).toBe('water');
});

it('searches for the words in the chosen order if Enter was pressed before the script had come', async () => {
  const page = await openNew();
  const { release } = await holdBack(page, /_astro\/.*\.js/);
  await page.goto('/reviews', { waitUntil: 'commit' });
  await order(page).selectOption('lowest');
  await words(page).fill('water');
  await words(page).press('Enter');
  release();
  await expectResults(page, { query: 'water', sort: 'lowest' });
  await expect.poll(() => addressOf(page)).toBe('?query=water&sort=lowest');
});

it('begins with the order of the address when somebody comes back to it', async () => {
  const page = await openNew('/reviews');
  await order(page).selectOption('lowest');
  await expect.poll(() => addressOf(page)).toBe('?sort=lowest');
  await page.goto('/insights');
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await page.waitForURL('**/reviews');
  await expect.poll(() => order(page).inputValue()).toBe('');
  expect(await page.locator('#all-reviews').isVisible()).toBe(true);
});

it('keeps words for the back button, however soon something is chosen after them', async () => {
  const page = await openNew('/reviews');
  const { release } = await holdBack(page, /\/api\//);
  await page.evaluate(() => {
    const input = document.querySelector('#search-query') as HTMLInputElement;
    input.value = 'water';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('.filters a[data-field=rating][data-value="5"]')?.click();
  });
  release();
  await expectResults(page, { query: 'water', rating: '5' });
  await page.evaluate(() => history.back());
  await expectResults(page, { query: 'water' });
});

it('goes back to how much was shown, even if something is being typed', async () => {
  const page = await openNew('/reviews?query=e');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expectResults(page, { query: 'e', limit: '40' });
  await choice(page, 'rating', '5').click();
  await expectResults(page, { query: 'e', rating: '5' });
  await page.evaluate(() => {
    const input = document.querySelector('#search-query') as HTMLInputElement;
    input.value = 'ever';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    history.back();
  });
  await expectResults(page, { query: 'e', limit: '40' });
  // In ms: longer than the pause after which words are searched for.
  await page.waitForTimeout(400);
  await expectResults(page, { query: 'e', limit: '40' });
});

it('mixes no results if somebody asks for more while another search is under way', async () => {
  const page = await openNew('/reviews?query=e');
  await expectResults(page, { query: 'e' });
  const { release } = await holdBack(page, /query=water/);
  const asked = page.waitForRequest(/query=water/);
  await words(page).fill('water');
  await asked;
  await page.getByRole('button', { name: 'Show more' }).click();
  release();
  await expectResults(page, { query: 'water', limit: '40' });
});

it('keeps what is chosen while another search is offered', async () => {
  const page = await openNew('/reviews?query=water+heater');
  const named = page.getByRole('button', { name: 'Water heater repair' });
  await named.waitFor();
  const { release } = await holdBack(page, /rating=5/);
  await choice(page, 'rating', '5').click();
  await named.click();
  release();
  await expectResults(page, { rating: '5', mentions_service: 'water-heater-repair' });
});

it('keeps what is listed if more of it cannot be had, and asks for it again', async () => {
  const page = await openNew('/reviews?query=e');
  await expectResults(page, { query: 'e' });
  let isThere = false;
  await page.route(/\/api\/|reviews\.json/, (route) => (isThere ? route.continue() : route.abort()));
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.poll(() => status(page)).toMatch(/^The search cannot be reached now/);
  expect(await page.locator('#search-results article').count()).toBe(20);
  isThere = true;
  await more.click();
  await expectResults(page, { query: 'e', limit: '40' });
});

it('takes back that it is searching when the words are taken away', async () => {
  const { page, asked, release } = await openWaiting();
  await words(page).fill('water');
  await asked;
  await words(page).fill('');
  // In ms: longer than the page searches before it says so.
  await page.waitForTimeout(1000);
  expect(await status(page)).toMatch(/^The newest \d+ of 176$/);
  release();
  await words(page).fill('water');
  await expectResults(page, { query: 'water' });
});

it('keeps what was typed while it learns that the host lacks an order', async () => {
  const { page, asked, release } = await openWaiting();
  await order(page).selectOption('most-said');
  await asked;
  await words(page).evaluate((input: HTMLInputElement) => {
    // Without its event, as if the answer came before the pause was over.
    input.value = 'water';
  });
  release();
  await expectResults(page, { query: 'water' });
  expect(addressOf(page)).toBe('?query=water');
});
