import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { ReviewsDataset } from '../../../../src/representations/datasets/reviews-dataset.ts';
import { PAGE_TYPES } from '../../../support/browser/page-types.ts';
import { sampleOrigin } from '../../../support/shared.ts';
import { BASE_URL } from '../../../support/sites/built-site.ts';

type Record = ReviewsDataset['reviews'][number];
type Node = { '@type': string; '@id'?: string; [property: string]: unknown };

/** That of its trade, `home-services`. */
const BUSINESS_TYPE = 'HomeAndConstructionBusiness';
const BUSINESS_ID = `${BASE_URL}/#business`;

const origin = await sampleOrigin();
const dataset: ReviewsDataset = await (await fetch(`${origin}/reviews.json`)).json();

describe.each(PAGE_TYPES)('$name ($path)', async ({ path, status = 200 }) => {
  const html = await (await fetch(origin + path)).text();
  const { document } = parseHTML(html);
  const nodes = nodesOf(html);

  it('names the business, and as reviews only those first published here', () => {
    const business = nodes.filter((node) => node['@type'] === BUSINESS_TYPE);
    const marked = nodes.filter((node) => node['@type'] === 'Review');
    const records = marked.map((node) => dataset.reviews.find(({ url }) => url === node['@id']));
    expect(business).toMatchObject([{ '@id': BUSINESS_ID, name: dataset.business.name, url: dataset.business.url }]);
    expect(marked).toEqual(records.map((record) => record && expectedNode(record)));
    expect(records.filter((record) => record?.source !== undefined)).toEqual([]);
    expect('aggregateRating' in (business[0] ?? {})).toBe(path === '/');
  });

  it('says its own address, and where the feeds are, as they are served', async () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(status === 200 ? BASE_URL + path : undefined);
    expect(meta(document, 'robots')).toBe(status === 200 ? undefined : 'noindex');
    const links = [...document.querySelectorAll('link[rel=alternate]')];
    const [atom, json, ...others] = await Promise.all(
      links.map(async (link) => ({ said: link.getAttribute('type'), sent: await served(link.getAttribute('href')) })),
    );
    expect(atom).toEqual({ said: 'application/atom+xml', sent: '200 application/atom+xml' });
    // The interface defines the type with which the topic is sent. The link has the type that reader programs look for.
    expect(json).toEqual({ said: 'application/feed+json', sent: '200 application/json' });
    expect(others.filter(({ said, sent }) => sent !== `200 ${said}`)).toEqual([]);
  });

  it('says the way to it from home, by addresses that answer', async () => {
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    const steps = (list?.itemListElement ?? []) as { position: number; name: string; item: string }[];
    expect(steps.length > 0).toBe(status === 200 && path !== '/');
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    for (const { item } of steps) expect([item, await served(item)]).toEqual([item, '200 text/html']);
    if (steps.length > 0) expect([steps[0]?.item, steps.at(-1)?.item]).toEqual([`${BASE_URL}/`, BASE_URL + path]);
  });

  it('has what a shared link shows', async () => {
    expect(meta(document, 'og:title')).toBe(document.title);
    expect(meta(document, 'og:title')).toContain(dataset.business.name);
    expect(meta(document, 'og:url')).toBe(status === 200 ? BASE_URL + path : undefined);
    expect(meta(document, 'og:description')).toBe(meta(document, 'description'));
    if (status === 200) expect(meta(document, 'description')).toMatch(/\S{3}/);
    expect(await served(meta(document, 'og:image'))).toBe('200 image/png');
  });
});

/** The review's expected markup, made from its record. */
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
    itemReviewed: expect.objectContaining({ '@type': BUSINESS_TYPE, '@id': BUSINESS_ID }),
  });
}

function nodesOf(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const [{ '@context': context, '@graph': graph }] = scripts.map(([, json = '']) => JSON.parse(json));
  expect(scripts).toHaveLength(1);
  expect(context).toBe('https://schema.org');
  return graph;
}

function meta(document: Document, name: string): string | undefined {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined;
}

/** The status and the media type of the answer for an address or a path. */
async function served(address: string | null | undefined): Promise<string> {
  const answer = await fetch(new URL((address ?? '').replace(BASE_URL, origin), origin), { method: 'HEAD' });
  return `${answer.status} ${answer.headers.get('Content-Type')?.split(';')[0]}`;
}
