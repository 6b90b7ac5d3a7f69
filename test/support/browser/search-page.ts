import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleOrigin } from '../shared.ts';

export const words = (page: Page): Locator => page.locator('#review-search [name=query]');
export const status = (page: Page): Promise<string | null> => page.locator('#search-status').textContent();
export const addressOf = (page: Page): string => new URL(page.url()).search;

/** The link by which a reader chooses a value of a field. */
export const choice = (page: Page, field: string, value: string): Locator =>
  page.locator(`.filters a[data-field="${field}"][data-value="${value}"]`);

/** The ids of the results, in their order; `undefined` if the page shows its own list. */
export async function shownIds(page: Page): Promise<string[] | undefined> {
  const ids = await page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('#search-results:not([hidden]) article')];
    const isSearch = document.querySelector('#all-reviews')?.checkVisibility() === false;
    return isSearch ? cards.map((card) => card.dataset.review ?? '') : null;
  });
  return ids ?? undefined;
}

/** The answer of the search endpoint of the sample. */
export async function ask(filters: Record<string, string>): Promise<{ total: number; ids: string[] }> {
  const response = await fetch(`${await sampleOrigin()}/api/reviews/search?${new URLSearchParams(filters)}`);
  const { total, reviews } = (await response.json()) as { total: number; reviews: { id: string }[] };
  return { total, ids: reviews.map(({ id }) => id) };
}

/** Waits until the page shows exactly the endpoint's answer and the number of results. */
export async function expectResults(page: Page, filters: Record<string, string>): Promise<void> {
  const { total, ids } = await ask(filters);
  // Without a filter, an order alone does not count as a search.
  const isAll = Object.keys(filters).every((name) => name === 'sort');
  const matches = total === 0 ? /^No review matches/ : new RegExp(`^${total} reviews? of 176 match`);
  const says = isAll ? `${total} reviews` : expect.stringMatching(matches);
  // What the page says and has in its field tells, should it fail, why it shows nothing.
  await expect
    .poll(async () => ({ ids: await shownIds(page), says: await status(page), typed: await words(page).inputValue() }))
    .toEqual({ ids, says, typed: expect.anything() });
}
