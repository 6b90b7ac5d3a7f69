import { parseHTML } from 'linkedom';
import { afterAll, describe, expect, it } from 'vitest';
import type { ReviewsDataset } from '../../../../src/representations/datasets/reviews-dataset.ts';
import { openBrowser, openPage } from '../../../support/browser/browser.ts';
import { FIRST_PARTY_REVIEW, PAGE_TYPES, REPUBLISHED_REVIEW } from '../../../support/browser/page-types.ts';
import { sampleOrigin } from '../../../support/shared.ts';
import { BASE_URL } from '../../../support/sites/built-site.ts';

type Record = ReviewsDataset['reviews'][number];
type Node = { '@type': string; '@id'?: string; [property: string]: unknown };

const BUSINESS_ID = `${BASE_URL}/#business`;

const origin = await sampleOrigin();
const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await openPage(browser, origin, { javaScriptEnabled: false });
const dataset: ReviewsDataset = await (await fetch(`${origin}/reviews.json`)).json();

describe.each(PAGE_TYPES)('$name ($path)', ({ path, status = 200 }) => {
  it('names the business, and as reviews only those first published here whose words a reader sees', async () => {
    await page.goto(path);
    const nodes = nodesOf(await page.content());
    const seen = oneLine(await page.locator('body').innerText());
    const business = nodes.filter((node) => node['@type'] === 'LocalBusiness');
    const marked = nodes.filter((node) => node['@type'] === 'Review');
    const records = marked.map((node) => dataset.reviews.find(({ url }) => url === node['@id']));
    expect(business).toMatchObject([{ '@id': BUSINESS_ID, name: dataset.business.name, url: dataset.business.url }]);
    expect(marked).toEqual(records.map((record) => record && expectedNode(record)));
    expect(records.filter((record) => record?.source !== undefined)).toEqual([]);
    expect(records.filter((record) => !seen.includes(oneLine(record?.text ?? '')))).toEqual([]);
    expect('aggregateRating' in (business[0] ?? {})).toBe(path === '/');
  });

  it('says its own address, and where the feeds are, as they are served', async () => {
    const { document } = parseHTML(await (await fetch(origin + path)).text());
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(status === 200 ? BASE_URL + path : undefined);
    expect(meta(document, 'robots')).toBe(status === 200 ? undefined : 'noindex');
    const alternates = [...document.querySelectorAll('link[rel=alternate]')].map(async (link) => {
      const answer = await fetch(new URL(link.getAttribute('href') ?? '', origin + path));
      return { said: link.getAttribute('type'), status: answer.status, sent: answer.headers.get('Content-Type')?.split(';')[0] };
    });
    const [atom, json, ...others] = await Promise.all(alternates);
    expect(atom).toEqual({ said: 'application/atom+xml', status: 200, sent: 'application/atom+xml' });
    // The interface fixes how the topic is sent; the link says what reader programs look for.
    expect(json).toEqual({ said: 'application/feed+json', status: 200, sent: 'application/json' });
    expect(others.filter(({ said, status: answered, sent }) => answered !== 200 || said !== sent)).toEqual([]);
  });

  it('says the way to it from home, by addresses that answer', async () => {
    const html = await (await fetch(origin + path)).text();
    const list = nodesOf(html).find((node) => node['@type'] === 'BreadcrumbList');
    const steps = (list?.itemListElement ?? []) as { position: number; name: string; item: string }[];
    const answers = await Promise.all(steps.map(({ item }) => fetch(item.replace(BASE_URL, origin))));
    expect(steps.length > 0).toBe(status === 200 && path !== '/');
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
    if (steps.length > 0) expect([steps[0]?.item, steps.at(-1)?.item]).toEqual([`${BASE_URL}/`, BASE_URL + path]);
  });

  it('has what a shared link shows', async () => {
    const { document } = parseHTML(await (await fetch(origin + path)).text());
    expect(meta(document, 'og:title')).toBe(document.title);
    expect(meta(document, 'og:title')).toContain(dataset.business.name);
    expect(meta(document, 'og:url')).toBe(status === 200 ? BASE_URL + path : undefined);
    expect(meta(document, 'og:description')).toBe(meta(document, 'description'));
    if (status === 200) expect(meta(document, 'description')).toMatch(/\S{3}/);
    const image = await fetch((meta(document, 'og:image') ?? '').replace(BASE_URL, origin));
    expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });
});

it('the rating that home marks up is that of the reviews first published here', async () => {
  await page.goto('/');
  const own = dataset.reviews.filter(({ source }) => source === undefined);
  const sum = own.reduce((total, { rating }) => total + rating, 0);
  const [business] = nodesOf(await page.content());
  expect(own.length).toBeLessThan(dataset.reviews.length);
  expect(business?.aggregateRating).toMatchObject({
    ratingValue: Math.round((sum / own.length) * 100) / 100,
    ratingCount: own.length,
    bestRating: 5,
    worstRating: 1,
  });
});

it('each review page marks up its own review, unless it was first published elsewhere', async () => {
  const pages = await Promise.all(
    dataset.reviews.map(async ({ id }) => ({ id, html: await (await fetch(`${origin}/reviews/${id}`)).text() })),
  );
  const marked = pages.map(({ id, html }) => ({ id, reviews: idsOfReviews(nodesOf(html)) }));
  expect(marked).toEqual(dataset.reviews.map(({ id, url, source }) => ({ id, reviews: source === undefined ? [url] : [] })));
  expect(marked.find(({ id }) => id === FIRST_PARTY_REVIEW)?.reviews).toHaveLength(1);
  expect(marked.find(({ id }) => id === REPUBLISHED_REVIEW)?.reviews).toHaveLength(0);
});

it('the words of each review are marked with their language, in lists and on pages of their own', async () => {
  const spanish = dataset.reviews.filter(({ language }) => language === 'es');
  expect(spanish.length).toBeGreaterThan(5);
  for (const { id, date } of spanish) {
    expect([id, await languageOfWords(`/reviews/${id}`, id)]).toEqual([id, 'es']);
    expect([id, await languageOfWords(`/reviews/year/${date.slice(0, 4)}`, id)]).toEqual([id, 'es']);
  }
});

/** What the text of a review is marked with, on its own page or on a list or the list's further pages. */
async function languageOfWords(path: string, id: string): Promise<string | null | undefined> {
  const { document } = parseHTML(await (await fetch(origin + path)).text());
  const text = dataset.reviews.find((review) => review.id === id)?.text;
  const elements = [...document.querySelectorAll(`[data-review="${id}"] *`)];
  const words = elements.findLast((element) => element.textContent === text);
  const next = document.querySelector('main a[rel=next]')?.getAttribute('href');
  return !words && next ? languageOfWords(next, id) : words?.closest('[lang]')?.getAttribute('lang');
}

/** The review as it may be marked up, told from its record. */
function expectedNode(record: Record): Node {
  const { url, title, author, date, text, language, rating } = record;
  return expect.objectContaining({
    '@type': 'Review',
    '@id': url,
    url,
    ...(title !== undefined && { name: title }),
    author: { '@type': 'Person', name: author },
    datePublished: date,
    reviewBody: text,
    ...(language !== undefined && { inLanguage: language }),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    itemReviewed: expect.objectContaining({ '@type': 'LocalBusiness', '@id': BUSINESS_ID }),
  });
}

function nodesOf(html: string): Node[] {
  const { document } = parseHTML(html);
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const [{ '@context': context, '@graph': graph }] = scripts.map(({ textContent }) => JSON.parse(textContent ?? ''));
  expect(scripts).toHaveLength(1);
  expect(context).toBe('https://schema.org');
  return graph;
}

function idsOfReviews(nodes: readonly Node[]): (string | undefined)[] {
  return nodes.filter((node) => node['@type'] === 'Review').map((node) => node['@id']);
}

function meta(document: Document, name: string): string | undefined {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined;
}

/** Line breaks are shown in different ways. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
