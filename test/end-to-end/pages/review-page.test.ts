import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/locales/en.ts';
import type { Review } from '../../../src/reviews/schemas/review.ts';
import { openBeside, pagesOf } from '../../support/browser/browser.ts';
import { documentAt } from '../../support/browser/document.ts';
import { FIRST_PARTY_REVIEW } from '../../support/browser/page-types.ts';
import { sampleOrigin } from '../../support/shared.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';

const PATH = `/reviews/${FIRST_PARTY_REVIEW}`;
const ADDRESS = BASE_URL + PATH;

const origin = await sampleOrigin();
const { open, visit } = await pagesOf(origin);
const first = await open();

it('the others of a review are of its service, its technician and its aspect, none twice; each list leads to all', async () => {
  const document = await documentAt(origin + PATH);
  const groups = [...document.querySelectorAll('.others > section')];
  const links = groups.map((group) => [...group.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''));
  expect(links.map((each) => each.at(-1))).toEqual([
    '/services/water-heater-repair',
    '/technicians/dana-whitfield',
    expect.stringMatching(/^\/insights\//),
  ]);
  const others = links.flatMap((each) => each.slice(0, -1));
  // How many speak of the aspect is for the insights to say.
  expect(links.map((each) => each.length - 1)).toEqual([3, 3, expect.toSatisfy((count) => count >= 1 && count <= 3)]);
  expect(new Set([PATH, ...others]).size).toBe(others.length + 1);
});

it('says of its author in search results and shared links what readers have to know', async () => {
  const document = await documentAt(`${origin}/reviews/2026-09-08-ingrid-m`);
  const described = document.querySelectorAll('meta[name="description"], meta[property="og:description"]');
  const words = [...described].map((meta) => meta.getAttribute('content'));
  expect(words).toEqual([words[0], words[0]]);
  expect(words[0]).toContain(document.querySelector('.disclosure bdi')?.textContent?.split('\n')[0]);
});

describe('the address of a review', () => {
  // `widget.test.ts` copies with the same script where a page may not.
  it('is copied by a button', async () => {
    const { page, troubles } = await visit(PATH, { permissions: ['clipboard-read', 'clipboard-write'] });
    // Both say so for three seconds.
    await Promise.all([
      page.locator('#share-status', { hasText: new RegExp(`^${en.copying.copied}$`) }).waitFor({ state: 'attached' }),
      page.getByRole('button', { name: en.copying.copied }).waitFor(),
      page.getByRole('button', { name: en.review.copyLink }).click(),
    ]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
    expect(troubles).toEqual([]);
  });

  it('is shared where the browser can, and else no button says so', async () => {
    const page = await openBeside(first);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(PATH);
    expect(await page.getByRole('button', { name: en.review.share }).isVisible()).toBe(false);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', {
        value: async (shared: ShareData) => Object.assign(window, { shared }),
      });
    });
    await page.reload();
    await page.getByRole('button', { name: en.review.share }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
      title: 'Hot water back the same day',
      url: ADDRESS,
    });
  });

  it('stands there as a link without scripts, and no button does', async () => {
    const { page } = await visit(PATH, { javaScriptEnabled: false });
    expect(await page.getByRole('link', { name: ADDRESS }).getAttribute('href')).toBe(PATH);
    expect(await page.locator('main button:visible').count()).toBe(0);
  });
});

it('shows a review word for word, also where it holds markup', async () => {
  const { reviews } = (await (await fetch(`${origin}/reviews.json`)).json()) as { reviews: Review[] };
  const marked = reviews.filter(({ text }) => /<b>|\]\]>/.test(text));
  expect(marked.length).toBeGreaterThan(1);
  for (const { id, text } of marked) {
    const [words] = (await documentAt(`${origin}/reviews/${id}`)).querySelectorAll(`[data-review="${id}"] .words`);
    expect(words?.textContent).toBe(text);
    expect(words?.querySelectorAll(':not(mark):not(a)')).toHaveLength(0);
  }
});

it('a mark goes on over a link, and moves no letter', async () => {
  const page = await openBeside(first, '/reviews/2026-06-05-t-nguyen');
  expect(await page.locator('mark:has(a)').first().innerText()).toBe('Marcus explained everything');
  const [marked, unmarked] = await page.locator('article .words').evaluate((words) => {
    const last = document.createRange();
    for (const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT); texts.nextNode(); )
      last.selectNodeContents(texts.currentNode);
    const marked = last.getBoundingClientRect().left;
    for (const mark of words.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
    return [marked, last.getBoundingClientRect().left];
  });
  expect(marked).toBeGreaterThan(0);
  expect(unmarked).toBe(marked);
});

it('a mail to the business, and a report, say of which review they are', async () => {
  const document = await documentAt(origin + PATH);
  const mails = [en.review.write, en.review.report].map((name) =>
    [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === name)?.getAttribute('href'),
  );
  for (const mail of mails) expect(decodeURIComponent(mail ?? '')).toContain(`&body=${ADDRESS}\r\n`);
  expect(decodeURIComponent(mails[0] ?? '')).toContain('?subject=About the review “Hot water back the same day”&');
  expect(decodeURIComponent(mails[1] ?? '')).toContain(`?subject=Review ${FIRST_PARTY_REVIEW}&`);
});

it('a high photo is no higher than the window, and whole', async () => {
  const page = await openBeside(first);
  await page.setViewportSize({ width: 1280, height: 800 });
  const body = await sharp({ create: { width: 800, height: 1600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await page.route('/photos/high.jpg', (route) => route.fulfill({ body, contentType: 'image/jpeg' }));
  await page.goto(PATH);
  const shown = await page.evaluate(async () => {
    const photo = new Image(800, 1600);
    photo.src = '/photos/high.jpg';
    document.querySelector('article .words')?.after(photo);
    await photo.decode();
    return [photo.getBoundingClientRect().height, getComputedStyle(photo).objectFit];
  });
  expect(shown).toEqual([720, 'contain']);
});

it('a review prints on one sheet, the longest with its answer and a photo, too', async () => {
  const { reviews } = (await (await fetch(`${origin}/reviews.json`)).json()) as { reviews: Review[] };
  const longest = reviews.filter(({ response }) => response).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  const page = await openBeside(first, PATH);
  expect(await sheetsOf(page)).toEqual([1, 1]);
  await page.goto(`/reviews/${longest?.id}`);
  await page.evaluate(addPhoto);
  expect(await sheetsOf(page)).toEqual([1, 1]);
});

// In a grid that goes over several sheets, Firefox prints no stars, and one thing over another.
it.each(['/', '/reviews', '/services/water-heater-repair'])('the reviews of %s are printed in no grid', async (path) => {
  const page = await openBeside(first, path);
  expect(await page.evaluate(gridsOfReviews)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(gridsOfReviews)).toEqual([]);
});

/** Runs in the page. */
function gridsOfReviews(): string[] {
  const around = [...document.querySelectorAll('main :has(.review)')];
  return around.filter((each) => getComputedStyle(each).display === 'grid').map(({ className }) => className);
}

function lengthOf({ text, response }: Review): number {
  return text.length + (response?.text.length ?? 0);
}

/** How many sheets of A4 and of Letter the page fills. */
async function sheetsOf(page: Page): Promise<number[]> {
  const count = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  return [count(await page.pdf({ format: 'A4' })), count(await page.pdf({ format: 'Letter' }))];
}

/** Runs in the page. Adds a large photo where a review has its photos, because the sample has none. */
async function addPhoto(): Promise<void> {
  const photo = new Image(1200, 900);
  photo.src = '/social.png';
  document.querySelector('article .words')?.after(photo);
  await photo.decode();
}
