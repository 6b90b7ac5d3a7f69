import { describe, expect, it } from 'vitest';
import type { ReviewsDataset } from '../../../../src/representations/datasets/reviews-dataset.ts';
import { openBrowserForFile, openPage } from '../../../support/browser/browser.ts';
import { documentAt } from '../../../support/browser/document.ts';
import { ask } from '../../../support/browser/search-page.ts';
import { sampleOrigin } from '../../../support/shared.ts';

type Record = ReviewsDataset['reviews'][number];

const origin = await sampleOrigin();
const dataset: ReviewsDataset = await (await fetch(`${origin}/reviews.json`)).json();

it('the filters lead to exactly the reviews that match, newest first and none twice, over all of their pages', async () => {
  const links = await filterLinks();
  const shown = await Promise.all(links.map(async ({ path }) => ({ path, ids: await idsOf(path) })));
  const expected = links.map(({ path, name }) => ({
    path,
    ids: dataset.reviews.filter(matcher(path, name)).map(({ id }) => id),
  }));
  expect(links.length).toBeGreaterThan(30);
  expect(shown).toEqual(expected);
});

it('the count of each topic of the insights leads to a search that finds reviews that say its word', async () => {
  const document = await documentAt(`${origin}/insights`);
  const links = [...document.querySelectorAll('.topics a[href*="?"]')].map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(11);
  // The others are behind a fold.
  expect(document.querySelectorAll('section > .topics > li')).toHaveLength(9);
  for (const href of links) {
    const { pathname, searchParams } = new URL(href, origin);
    expect([pathname, [...searchParams.keys()]]).toEqual(['/reviews', ['query']]);
    expect((await ask({ query: searchParams.get('query') ?? '' })).total, href).toBeGreaterThan(2);
  }
});

describe('in a browser without JavaScript', async () => {
  const { page, troubles } = await openPage(await openBrowserForFile(), origin, { javaScriptEnabled: false });

  it('a reader opens a filter from the list of all, sees its reviews, and goes on to the next page', async () => {
    await page.goto('/reviews');
    expect(await page.locator('[role=search]').isVisible()).toBe(false);
    await page.locator('.filters a[href="/reviews/rating/4"]').click();
    await page.waitForURL('**/reviews/rating/4');
    const cards = page.locator('[data-review]');
    expect(await cards.count()).toBeGreaterThan(1);
    expect(await cards.filter({ visible: true }).count()).toBe(await cards.count());
    const next = page.locator('a[rel=next]');
    const address = await next.getAttribute('href');
    await next.click();
    await page.waitForURL(`**${address}`);
    expect(troubles).toEqual([]);
  });
});

it('a text browser, which shows the search form without its styles, says that the search needs JavaScript', async () => {
  const document = await documentAt(`${origin}/reviews`);
  expect(document.querySelector('[role=search] noscript')?.textContent).toMatch(/^The search needs JavaScript\./);
});

/** Returns whether a review belongs on the list at a path, judged only by its record. */
function matcher(path: string, name: string): (review: Record) => boolean {
  const value = path.slice(path.lastIndexOf('/') + 1);
  if (path === '/reviews') return () => true;
  if (path.startsWith('/reviews/rating/')) return ({ rating }) => rating === Number(value);
  if (path.startsWith('/reviews/year/')) return ({ date }) => date.startsWith(`${value}-`);
  if (path.startsWith('/services/')) return ({ mentions }) => mentions.services.includes(value);
  if (path.startsWith('/technicians/')) return ({ mentions }) => mentions.technicians.includes(name);
  if (path.startsWith('/areas/')) return ({ service_area }) => service_area === value;
  throw new Error(`no filter is known at ${path}`);
}

/** The links on the list of all reviews, in their order. */
async function filterLinks(): Promise<{ path: string; name: string }[]> {
  const document = await documentAt(`${origin}/reviews`);
  return [...document.querySelectorAll('.filters a')].map((link) => ({
    path: link.getAttribute('href') ?? '',
    name: link.querySelector('.name')?.textContent ?? '',
  }));
}

/** The ids of the reviews on a list, from page to page. */
async function idsOf(path: string): Promise<string[]> {
  const document = await documentAt(origin + path);
  const ids = [...document.querySelectorAll('#all-reviews [data-review]')].map(
    (review) => review.getAttribute('data-review') ?? '',
  );
  const next = document.querySelector('a[rel=next]')?.getAttribute('href');
  return next == null ? ids : [...ids, ...(await idsOf(next))];
}
