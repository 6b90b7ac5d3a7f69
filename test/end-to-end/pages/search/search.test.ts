import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { accessibilityIssues } from '../../../support/browser/axe.ts';
import { openBeside, pagesOf } from '../../../support/browser/browser.ts';
import { addressOf, ask, choice, expectResults, shownIds, status, words } from '../../../support/browser/search-page.ts';
import { sampleDist, sampleOrigin } from '../../../support/shared.ts';
import { startHttpServer } from '../../../support/sites/static-hosts.ts';

const origin = await sampleOrigin();
const host = await startHttpServer(join(await sampleDist(), 'client'));
afterAll(() => host.close());
const pages = await pagesOf(origin);
const first = await pages.open();
const { page } = first;

const PHONE = { width: 390, height: 844 };

/** Opens a page with the search, in a window of this size. */
async function open(path: string, size = { width: 1280, height: 800 }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
}

/**
 * Goes back or forward within the page by its own history. Playwright instead asks the browser for its entries and then for one
 * by number, which has failed on a busy machine.
 */
async function travel(page: Page, steps: number): Promise<void> {
  await page.evaluate((by) => history.go(by), steps);
}

async function expectList(page: Page): Promise<void> {
  await expect.poll(() => shownIds(page)).toBeUndefined();
}

/** Runs in the page. What each review below an element says, by the review's address. */
function readCards(part: Element): Record<string, (string | null)[]> {
  const cards = [...part.querySelectorAll('article')].map((card) => {
    const attributes = [...card.querySelectorAll('*')].flatMap((each) =>
      ['href', 'rel', 'datetime', 'aria-label', 'src', 'width', 'height', 'alt']
        .map((name) => each.getAttribute(name))
        .filter((value) => value !== null),
    );
    const languages = [...card.querySelectorAll('.words')].map((words) => words.getAttribute('lang'));
    const text = card.textContent.replace(/\s+/g, '');
    return { address: (card as HTMLElement).dataset.review ?? '', read: [text, ...attributes, ...languages] };
  });
  return Object.fromEntries(cards.map(({ address, read }) => [address, read]));
}

it('says in the whole of its field on a small phone that it is a search', async () => {
  await open('/reviews', { width: 320, height: 640 });
  const [hint, width, room] = await page.locator('#search-query').evaluate((field: HTMLInputElement) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    const drawn = Object.assign(document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D, { font });
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    return [field.placeholder, drawn.measureText(field.placeholder).width, field.clientWidth - padding] as const;
  });
  expect(hint).toMatch(/^Search /);
  expect(width).toBeLessThanOrEqual(room);
});

const SEARCHES: readonly { fields: Record<string, string>; asked: Record<string, string> }[] = [
  { fields: { query: 'Ａ' }, asked: { query: 'Ａ' } },
  { fields: { query: '&limit=1#%2B+' }, asked: { query: '&limit=1#%2B+' } },
  { fields: { technician: 'Renée Thibault' }, asked: { mentions_technician: 'Renée Thibault' } },
  { fields: { query: 'the', service: 'drain-cleaning' }, asked: { query: 'the', mentions_service: 'drain-cleaning' } },
  { fields: { sort: 'lowest' }, asked: { sort: 'lowest' } },
  {
    fields: { area: 'riverside', rating: '5', year: '2025' },
    asked: { service_area: 'riverside', rating: '5', since: '2025-01-01', until: '2025-12-31' },
  },
];

/** Types the words, and selects or removes the other choices by their links. */
async function fillForm(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'query') await words(page).fill(value);
    else if (name === 'sort') await page.locator('#search-sort').selectOption(value);
    else if (value === '') await chosenLinks(page, name).click();
    else await choice(page, name, value).click();
  }
}

const chosenLinks = (page: Page, name: string) => page.locator(`.filters a[data-field=${name}][aria-current]`);

/** The counts shown beside each choice of a kind. */
async function countsOf(page: Page, name: string): Promise<Record<string, number>> {
  const counts = await page
    .locator(`.filters a[data-field=${name}]`)
    .evaluateAll((links) =>
      links.map((link) => [(link as HTMLElement).dataset.value, Number(link.querySelector('.count')?.textContent)]),
    );
  return Object.fromEntries(counts);
}

it('shows what a shared address says, and again after a reload', async () => {
  const chosen = { rating: '4', service: 'heat-pump-installation', technician: 'Renée Thibault', area: 'fairmont', year: '2026' };
  const asked = {
    query: 'the',
    rating: '4',
    mentions_service: 'heat-pump-installation',
    mentions_technician: 'Renée Thibault',
    service_area: 'fairmont',
    since: '2026-01-01',
    until: '2026-12-31',
    sort: 'most-said',
  };
  expect((await ask(asked)).total).toBeGreaterThan(1);
  await open(`/reviews?${new URLSearchParams({ query: 'the', ...chosen, sort: 'most-said' })}`);
  await expectResults(page, asked);
  await page.reload();
  await expectResults(page, asked);
  expect(await words(page).inputValue()).toBe('the');
  expect(await page.locator('#search-sort').inputValue()).toBe('most-said');
  for (const [name, value] of Object.entries(chosen))
    expect(await chosenLinks(page, name).getAttribute('data-value')).toBe(value);
});

it('has no button and no choice on paper', async () => {
  await open('/reviews?rating=5');
  await expectResults(page, { rating: '5' });
  const left = page.locator('main').locator('button, input, select, .filters:not(.spread)').filter({ visible: true });
  expect(await left.count()).toBeGreaterThan(3);
  onTestFinished(() => page.emulateMedia({ media: null }));
  await page.emulateMedia({ media: 'print' });
  expect(await left.count()).toBe(0);
});

it('finds as somebody types and chooses exactly what the endpoint gives, in its order', async () => {
  await open('/reviews');
  expect(await shownIds(page)).toBeUndefined();
  for (const { fields, asked } of SEARCHES) {
    await fillForm(page, fields);
    await expectResults(page, asked);
    await fillForm(page, Object.fromEntries(Object.keys(fields).map((name) => [name, ''])));
    await expectList(page);
  }
});

it('counts beside each choice what it would give together with all that is chosen of other kinds', async () => {
  await open('/reviews?query=water&rating=5&service=drain-cleaning');
  const asked = { query: 'water', rating: '5', mentions_service: 'drain-cleaning' };
  await expectResults(page, asked);
  for (const [rating, count] of Object.entries(await countsOf(page, 'rating')))
    expect(count).toBe((await ask({ ...asked, rating })).total);
  const years = await countsOf(page, 'year');
  for (const [year, count] of Object.entries(years))
    expect(count).toBe((await ask({ ...asked, since: `${year}-01-01`, until: `${year}-12-31` })).total);
  expect(Object.values(years)).toContain(0);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expectList(page);
  expect((await countsOf(page, 'year'))['2025']).toBe((await ask({ since: '2025-01-01', until: '2025-12-31' })).total);
});

// On the first, the server searches; on the second, the page does.
it.each([
  ['server', pages],
  ['static host', await pagesOf(host.origin)],
])(
  'on a %s finds the same and asks nobody else, and all that the browser complains of is a search that is not there',
  async (kind, { visit }) => {
    const { page, troubles } = await visit('/reviews');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    troubles.length = 0;
    for (const query of ['a', 'ab', 'water']) {
      await words(page).fill(query);
      await expectResults(page, { query });
    }
    expect(new Set(requests.map((url) => new URL(url).origin))).toEqual(new Set([new URL(page.url()).origin]));
    const isStatic = kind === 'static host';
    // Each search once, and one request for how many reviews the services have that "water" matches.
    expect(requests.filter((url) => url.includes('/api/'))).toHaveLength(isStatic ? 1 : 4);
    expect(requests.filter((url) => url.endsWith('/reviews.json'))).toHaveLength(isStatic ? 1 : 0);
    expect(troubles).toEqual(isStatic ? [expect.stringContaining('404')] : []);
  },
);

describe('the address bar', () => {
  it('holds the search, and nothing that filters nothing', async () => {
    await open('/reviews?utm_source=mail&rating=9');
    await expectList(page);
    expect(addressOf(page)).toBe('');
    await fillForm(page, { query: 'hot water', service: 'drain-cleaning' });
    await expect.poll(() => addressOf(page)).toBe('?query=hot+water&service=drain-cleaning');
    await fillForm(page, { service: '', sort: 'highest' });
    await expect.poll(() => addressOf(page)).toBe('?query=hot+water&sort=highest');
    await words(page).fill('');
    await expect.poll(() => status(page)).toBe('176 reviews');
    expect(addressOf(page)).toBe('?sort=highest');
    await fillForm(page, { sort: '' });
    await expect.poll(() => addressOf(page)).toBe('');
  });

  it('keeps a choice, and no letter, for the back button', async () => {
    const page = await openBeside(first, '/reviews');
    // Slowly enough that each letter starts a search.
    await words(page).pressSequentially('hot', { delay: 200 });
    await expectResults(page, { query: 'hot' });
    await fillForm(page, { rating: '5' });
    await expectResults(page, { query: 'hot', rating: '5' });
    await fillForm(page, { year: '2025' });
    await expectResults(page, { query: 'hot', rating: '5', since: '2025-01-01', until: '2025-12-31' });
    await travel(page, -1);
    await expectResults(page, { query: 'hot', rating: '5' });
    expect(await chosenLinks(page, 'year').count()).toBe(0);
    await travel(page, -1);
    await expectResults(page, { query: 'hot' });
    await travel(page, 1);
    await expectResults(page, { query: 'hot', rating: '5' });
    expect(await page.evaluate(() => history.length)).toBe(4);
  });

  it('brings back from a review how many were shown, and the place', async () => {
    await open('/reviews?query=e');
    const { ids } = await ask({ query: 'e', limit: '60' });
    for (const shown of [20, 40]) {
      await expect.poll(() => shownIds(page)).toEqual(ids.slice(0, shown));
      await page.getByRole('button', { name: 'Show more' }).click();
    }
    await expect.poll(() => shownIds(page)).toEqual(ids);
    const link = page.locator(`#search-results a[href="/reviews/${ids[50]}"]`);
    await link.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(2000);
    await link.click();
    await page.waitForURL(`**/reviews/${ids[50]}`);
    await page.goBack();
    await expect.poll(() => shownIds(page)).toEqual(ids);
    await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), top)).toBeLessThan(5);
  });

  it('puts back the words and the order, which Safari takes from a page that it brings back as it was', async () => {
    await open('/reviews?query=water&sort=lowest');
    await expectResults(page, { query: 'water', sort: 'lowest' });
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      document.querySelector<HTMLFormElement>('#review-search')?.reset();
    });
    await expect.poll(() => words(page).inputValue()).toBe('water');
    expect(await page.locator('#search-sort').inputValue()).toBe('lowest');
  });

  it('brings an earlier search back within the page, and the later one again', async () => {
    await open('/reviews?query=water');
    await expectResults(page, { query: 'water' });
    await page.locator('a.skip').focus();
    await page.keyboard.press('Enter');
    await words(page).fill('drain');
    await expectResults(page, { query: 'drain' });
    await travel(page, -1);
    await expectResults(page, { query: 'water' });
    expect(await words(page).inputValue()).toBe('water');
    await travel(page, 1);
    await expectResults(page, { query: 'drain' });
  });
});

describe('with the keyboard alone', () => {
  it('somebody finds a review, opens it, and clears the search', async () => {
    await open('/reviews', PHONE);
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('href'));
    for (let presses = 0; presses < 60 && (await focused()) !== 'query'; presses++) await page.keyboard.press('Tab');
    expect(await focused()).toBe('query');
    await page.keyboard.type('water');
    await expectResults(page, { query: 'water' });
    expect(await focused()).toBe('query');
    for (let presses = 0; presses < 5 && (await focused()) !== '/reviews?query=water&rating=4'; presses++)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectResults(page, { query: 'water', rating: '4' });
    const first = (await shownIds(page))?.[0] ?? '';
    for (let presses = 0; presses < 60 && !(await focused())?.endsWith(first); presses++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/reviews/${first}`);
    await page.goBack();
    await expectResults(page, { query: 'water', rating: '4' });
    expect(await words(page).inputValue()).toBe('water');
    await words(page).focus();
    await page.keyboard.press('Escape');
    await expectResults(page, { rating: '4' });
    await page.keyboard.press('Escape');
    await expectList(page);
    expect(await focused()).toBe('query');
  });

  it('keeps the words at an Escape that ends the composition of an input method', async () => {
    await open('/reviews');
    await words(page).pressSequentially('water ');
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'ひー', selectionStart: 2, selectionEnd: 2 });
    await page.keyboard.press('Escape');
    expect(await words(page).inputValue()).toMatch(/^water /);
    await client.detach();
  });

  it('keeps the words at such an Escape in Safari, which ends the composition before it', async () => {
    await open('/reviews');
    await words(page).pressSequentially('お湯 ');
    await words(page).evaluate((input) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true })),
    );
    expect(await words(page).inputValue()).toBe('お湯 ');
  });

  it('reads on at the first of those that "Show more" brings, up to the 100 that the search gives', async () => {
    await open('/reviews?query=e');
    const { total, ids } = await ask({ query: 'e', limit: '100' });
    expect(total).toBeGreaterThan(100);
    const more = page.getByRole('button', { name: 'Show more' });
    for (const shown of [20, 40, 60, 80]) {
      await expect.poll(() => shownIds(page)).toEqual(ids.slice(0, shown));
      await more.focus();
      await page.keyboard.press('Enter');
      const next = `article:nth-of-type(${shown + 1}) a`;
      await expect.poll(() => page.evaluate((link) => document.activeElement?.matches(link), next)).toBe(true);
      if (shown < 80) expect(await status(page)).toBe(`${total} reviews of 176 match. ${shown + 20} are shown.`);
    }
    expect(await shownIds(page)).toEqual(ids);
    expect(await more.isVisible()).toBe(false);
    expect(await status(page)).toBe(
      `${total} reviews of 176 match. The first 100 are shown. Narrow the search to see the others.`,
    );
  });
});

describe('the names below the field', () => {
  it('are chosen with the keyboard, and leave the words out', async () => {
    await open('/reviews');
    const options = page.locator('#search-names [role=option]');
    await words(page).pressSequentially('renee');
    await expect.poll(() => options.allTextContents()).toEqual(['Renée Thibault Person']);
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectResults(page, { mentions_technician: 'Renée Thibault' });
    expect(await words(page).inputValue()).toBe('');
    expect(await options.count()).toBe(0);
    expect(addressOf(page)).toBe('?technician=Ren%C3%A9e+Thibault');
  });

  it('are chosen by touch, and Escape closes them before it takes the words away', async () => {
    const { page } = await pages.visit('/reviews', { hasTouch: true, viewport: PHONE });
    const names = page.locator('#search-names');
    await words(page).pressSequentially('drain');
    await page.keyboard.press('Escape');
    expect(await names.isVisible()).toBe(false);
    expect(await words(page).inputValue()).toBe('drain');
    await words(page).pressSequentially(' c');
    await names.getByText('Drain cleaning').tap();
    await expectResults(page, { mentions_service: 'drain-cleaning' });
  });

  it('are closed by the back button, which takes the words away', async () => {
    await open('/reviews');
    await choice(page, 'rating', '5').click();
    await words(page).pressSequentially('drain');
    await expectResults(page, { query: 'drain', rating: '5' });
    await travel(page, -1);
    await expectList(page);
    expect(await page.locator('#search-names').isVisible()).toBe(false);
  });
});

describe('on a phone', () => {
  it('no field has letters so small that an iPhone zooms into it', async () => {
    const { page } = await pages.visit('/reviews', { hasTouch: true, isMobile: true, viewport: PHONE });
    const sizes = await page
      .locator('input, select')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  it('the first review is on the first screen, each kind unfolds from its chip, and what is chosen is taken away again', async () => {
    await open('/reviews', PHONE);
    const card = await page.locator('#all-reviews article').first().boundingBox();
    expect(card?.y).toBeLessThan(650);
    // The bars that show how the stars are distributed are choices too.
    await choice(page, 'rating', '5').click();
    await expectResults(page, { rating: '5' });
    await page.getByRole('button', { name: 'Take away: 5 stars' }).click();
    await expectList(page);
    const drains = choice(page, 'service', 'drain-cleaning');
    expect(await drains.isVisible()).toBe(false);
    await page.locator('.filters summary').first().click();
    await drains.click();
    await expectResults(page, { mentions_service: 'drain-cleaning' });
    expect(await drains.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Service');
    await page.getByRole('button', { name: 'Take away: Drain cleaning' }).click();
    await expectList(page);
    await page.locator('.filters summary').first().click();
    await page.keyboard.press('Escape');
    expect(await drains.isVisible()).toBe(false);
  });
});

it('on a phone, an open list closes at Escape and at a tap beside it on the pages of older reviews as well', async () => {
  await open('/reviews/page/3', PHONE);
  const opened = page.locator('.filters details[open]');
  for (const close of [() => page.keyboard.press('Escape'), () => page.locator('h1').click()]) {
    await page.locator('.filters summary').first().click();
    await expect.poll(() => opened.count()).toBe(1);
    await close();
    await expect.poll(() => opened.count()).toBe(0);
  }
});

// A search replaces this number by a shorter one: what stood below would jump up beside.
it.each([
  ['a small phone', 360, '.score', '.histogram'],
  ['a desk', 1280, '.score-figure', '.score .stars'],
])('on %s, however long the number of reviews is, what stands beside the mean stays there', async (_, width, mean, beside) => {
  await open('/reviews', { width, height: 740 });
  const spread = page.locator('.spread');
  await spread.locator('.score p').evaluate((count) => count.replaceChildren('123.456 opiniones verificadas'));
  const [left, right] = await Promise.all([mean, beside].map((part) => spread.locator(part).boundingBox()));
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
});

it('on a tablet, the bars, what unfolds and the links to other pages are as wide as the list', async () => {
  await open('/reviews', { width: 820, height: 1180 });
  await page.locator('.filters summary').first().click();
  const parts = ['.spread', '.search', '.filters [open] .choices', '.listed .review >> nth=0', '.pages'];
  const widths = await Promise.all(parts.map(async (part) => (await page.locator(part).boundingBox())?.width));
  expect(new Set(widths).size).toBe(1);
});

it('takes the choice of an order away with its name where nothing is found, and names it again', async () => {
  const head = page.locator('.list-head');
  await open('/reviews?query=zzzqq');
  await expect.poll(() => head.ariaSnapshot()).toBe('- paragraph: No review matches “zzzqq”.');
  await words(page).fill('water');
  await page.getByRole('combobox', { name: 'Order' }).waitFor();
});

it('leads on where nothing is found', async () => {
  await open('/reviews?query=boyler&rating=1');
  const ways = page.locator('.ways-out button');
  await expect.poll(() => ways.count()).toBeGreaterThan(1);
  expect(await status(page)).toBe('No review matches “boyler” · 1 star.');
  expect(await ways.last().textContent()).toBe('All 176 reviews');
  await page.getByRole('button', { name: /Did you mean “boiler”/ }).click();
  await expectResults(page, { query: 'boiler' });
});

it('leads to the services that the words name, and tells the mean of what is found', async () => {
  await open('/reviews?query=water+heater');
  const named = page.locator('.ways-out.named button');
  await expect.poll(() => named.allTextContents()).toEqual(['Water heater repair 17', 'Water heater installation 11']);
  await named.first().click();
  await expectResults(page, { mentions_service: 'water-heater-repair' });
  expect(await named.count()).toBe(0);
  const { reviews } = await (await fetch(`${origin}/api/reviews/search?mentions_service=water-heater-repair&limit=100`)).json();
  const sum = reviews.reduce((total: number, { rating }: { rating: number }) => total + rating, 0);
  const mean = (sum / reviews.length).toFixed(1);
  expect(await page.locator('.spread .score').innerText()).toMatch(new RegExp(`^${mean}\\s+${mean} of 5 stars\\s+17 of 176$`));
});

it('the filters of the page of a service lead to the search for both', async () => {
  await open('/services/drain-cleaning');
  await choice(page, 'rating', '5').click();
  await page.waitForURL('**/reviews?rating=5&service=drain-cleaning');
  await expectResults(page, { rating: '5', mentions_service: 'drain-cleaning' });
});

describe('the results', () => {
  it('show a review as the list does, with marks on the words that were searched for', async () => {
    await open('/reviews?query=e');
    await expectResults(page, { query: 'e' });
    expect(await page.locator('#search-results mark').first().textContent()).toMatch(/^e$/i);
    const results = await page.locator('#search-results').evaluate(readCards);
    const list = await page.locator('#all-reviews').evaluate(readCards);
    const inBoth = Object.keys(list).filter((id) => id in results);
    expect(inBoth.length).toBeGreaterThan(10);
    for (const id of inBoth) expect(results[id]).toEqual(list[id]);
    const untitled = Object.values(list).filter(([words]) => /[1-5]stars?from/.test(String(words)));
    expect(untitled.length, 'reviews without a title of their own').toBeGreaterThan(0);
  });

  it('can be used by everybody, on a narrow dark screen too', async () => {
    await open('/reviews?query=water', { width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectResults(page, { query: 'water' });
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('are those of the last search, whichever answer comes last', async () => {
    const page = await openBeside(first, '/reviews');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/reviews/search?query=drain&*', async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest(/query=drain/);
    await words(page).fill('drain');
    const late = await asked;
    await words(page).fill('water');
    await expectResults(page, { query: 'water' });
    release();
    await late.response();
    // In ms: enough time to show the late answer, if the page still waited for it.
    await page.waitForTimeout(200);
    await expectResults(page, { query: 'water' });
  });
});

it('costs its readers 10 kB of script at most', async () => {
  const page = await (await fetch(`${origin}/reviews`)).text();
  const [, script = ''] = /<script type="module" src="([^"]*Search[^"]*)"/.exec(page) ?? [];
  const bytes = await (await fetch(origin + script)).bytes();
  expect(bytes.length).toBeGreaterThan(10_000);
  expect(gzipSync(bytes).length).toBeLessThan(10 * 1024);
});

it('says that it cannot search where nobody answers, shows the list, and searches again as soon as somebody does', async () => {
  const page = await openBeside(first, '/reviews');
  let isThere = false;
  // The route must stay, because a request that is under way when a route is removed may wait forever.
  await page.route(/\/api\/|reviews\.json/, (route) => (isThere ? route.continue() : route.abort()));
  await words(page).fill('water');
  await expect.poll(() => status(page)).toMatch(/^The search cannot be reached now/);
  expect(await shownIds(page)).toBeUndefined();
  isThere = true;
  await words(page).fill('drain');
  await expectResults(page, { query: 'drain' });
});

it('searches again when it is brought back as it was: a browser calls off the search of a page that somebody leaves', async () => {
  const page = await openBeside(first, '/reviews');
  let isLeaving = true;
  await page.route(/\/api\/|reviews\.json/, (route) => (isLeaving ? route.abort() : route.continue()));
  await words(page).fill('water');
  await expect.poll(() => status(page)).toMatch(/^The search cannot be reached now/);
  isLeaving = false;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectResults(page, { query: 'water' });
});
