import { describe, expect, it } from 'vitest';
import { loadReviews } from '../../../src/browser/verified-reviews/load-reviews.ts';
import { renderReviewsDataset } from '../../../src/representations/datasets/reviews-dataset.ts';
import type { Site } from '../../../src/representations/site.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';

type Answer = readonly [status: number, type: string, body: string];

const NOT_FOUND: Answer = [404, 'text/html', '<!doctype html>'];

/** Serves the answers below `/shop/`, and records which paths were requested. */
async function serve(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const origin = await startLoopbackServer((request, response) => {
    const path = (request.url ?? '').replace('/shop/', '');
    asked.push(path);
    const [status, type, body] = answers[path.split('?')[0] ?? ''] ?? NOT_FOUND;
    response.writeHead(status, { 'Content-Type': type }).end(body);
  });
  const load = async (query: string, hasSearch = true) => {
    asked.length = 0;
    const place = { baseUrl: `${origin}/shop/`, searchPath: hasSearch ? 'api/reviews/search' : undefined };
    const shown = await loadReviews(place, new URLSearchParams(query), new AbortController().signal);
    return { ...shown, ids: shown.reviews.map(({ id }) => id), asked: asked.toSorted() };
  };
  return { load };
}

function json(body: unknown, status = 200): Answer {
  return [status, 'application/json', typeof body === 'string' ? body : JSON.stringify(body)];
}

/** Twenty reviews, the newest first: `r20` with 5 stars, `r19` with 4 … */
const site = sampleSite({
  reviews: Array.from({ length: 20 }, (_, n) =>
    authoredReview({ id: `r${n + 1}`, date: `2026-01-${String(n + 1).padStart(2, '0')}`, rating: (n % 5) + 1 }),
  ),
});

function datasetOf({ catalog }: Site, length: number): Answer {
  return json(renderReviewsDataset({ ...site, catalog: { ...catalog, reviews: catalog.reviews.slice(0, length) } }));
}

const FILES = { 'newest.json': datasetOf(site, 12), 'reviews.json': datasetOf(site, 20) };

describe('without filters', () => {
  it.each([1, 3, 12])('one small file has the newest %d reviews', async (limit) => {
    const { load } = await serve({ ...FILES, 'api/reviews/search': json({ issues: [] }, 400) });
    const shown = await load(`limit=${limit}`);
    expect(shown.asked).toEqual(['newest.json']);
    expect(shown.ids).toEqual(site.catalog.reviews.slice(0, limit).map(({ id }) => id));
    expect(shown.aggregate_rating.rating_count).toBe(20);
    expect(shown.matching).toBeUndefined();
  });

  it('more reviews than it has are searched for', async () => {
    const { load } = await serve({
      ...FILES,
      'api/reviews/search': json({ total: 20, reviews: site.catalog.reviews.slice(0, 13) }),
    });
    const shown = await load('limit=13');
    expect(shown.asked).toEqual(['api/reviews/search?limit=13', 'newest.json']);
    expect(shown.ids).toHaveLength(13);
    expect(shown.matching).toBeUndefined();
  });
});

describe('with filters', () => {
  it('the search is asked, and says how many there are', async () => {
    const found = site.catalog.reviews.filter(({ rating }) => rating === 5);
    const { load } = await serve({ ...FILES, 'api/reviews/search': json({ total: 4, reviews: found.slice(0, 2) }) });
    const shown = await load('rating=5&limit=2');
    expect(shown.asked).toEqual(['api/reviews/search?rating=5&limit=2', 'newest.json']);
    expect(shown.ids).toEqual(['r20', 'r15']);
    expect(shown.matching).toBe(4);
    expect(shown.aggregate_rating.rating_count).toBe(20);
  });

  it.each<[string, Answer]>([
    ['answers 404', NOT_FOUND],
    ['answers 404 as JSON', json({ error: 'not found' }, 404)],
    ['answers every address with a page', [200, 'text/html; charset=utf-8', '<!doctype html>']],
    ['refuses what it does not know', [403, 'application/xml', '<Error/>']],
  ])('a static host that %s gives the whole dataset', async (_, answer) => {
    const { load } = await serve({ ...FILES, 'api/reviews/search': answer });
    const shown = await load('rating=5&since=2026-01-06&limit=2');
    expect(shown.asked).toEqual(['api/reviews/search?rating=5&since=2026-01-06&limit=2', 'newest.json', 'reviews.json']);
    expect(shown.ids).toEqual(['r20', 'r15']);
    expect(shown.matching).toBe(3);
  });

  it('the whole dataset is asked at once where there is no search', async () => {
    const { load } = await serve({ ...FILES, 'api/reviews/search': json({ total: 0, reviews: [] }) });
    const shown = await load('rating=5&since=2026-01-06&limit=2', false);
    expect(shown.asked).toEqual(['newest.json', 'reviews.json']);
    expect(shown).toMatchObject({ ids: ['r20', 'r15'], matching: 3 });
  });
});

describe('of an aspect', () => {
  const insights = json({
    aspects: [
      { id: 'price', evidence: [] },
      { id: 'punctuality', evidence: [{ review_id: 'r5' }, { review_id: 'r20' }, { review_id: 'r5' }] },
    ],
  });
  const recordOf = (id: string) => json(site.catalog.reviews.find((review) => review.id === id));

  it('a server is asked for each quoted review, which come newest first', async () => {
    const { load } = await serve({
      ...FILES,
      'insights.json': insights,
      'api/reviews/r5': recordOf('r5'),
      'api/reviews/r20': recordOf('r20'),
    });
    const shown = await load('aspect=punctuality&limit=3');
    expect(shown.asked).toEqual(['api/reviews/r20', 'api/reviews/r5', 'insights.json', 'newest.json']);
    expect(shown).toMatchObject({ ids: ['r20', 'r5'], matching: 2 });
  });

  it('those of one day come in the order of the dataset', async () => {
    const ids = ['r8', 'r7', 'r9'];
    const evidence = ids.map((id) => ({ review_id: id }));
    const records = ids.map((id) => [`api/reviews/${id}`, json({ ...site.catalog.reviews[0], id })]);
    const { load } = await serve({
      ...FILES,
      'insights.json': json({ aspects: [{ id: 'price', evidence }] }),
      ...Object.fromEntries(records),
    });
    expect((await load('aspect=price&limit=3')).ids).toEqual(['r7', 'r8', 'r9']);
  });

  it('a static host gives all, and other filters hold as well', async () => {
    const { load } = await serve({ ...FILES, 'insights.json': insights });
    const shown = await load('aspect=punctuality&until=2026-01-10&limit=3', false);
    expect(shown.asked).toEqual(['insights.json', 'newest.json', 'reviews.json']);
    expect(shown).toMatchObject({ ids: ['r5'], matching: 1 });
    expect((await load('aspect=punctuality&limit=3')).ids).toEqual(['r20', 'r5']);
  });

  it('that nobody quotes there are none, and of one that is not known the others are named', async () => {
    const { load } = await serve({ ...FILES, 'insights.json': insights });
    expect((await load('aspect=price&limit=3')).ids).toEqual([]);
    await expect(load('aspect=colour&limit=3')).rejects.toThrow('aspect: allowed are price, punctuality');
  });
});

describe('throws', () => {
  it('what the search says is wrong', async () => {
    const issues = [
      { path: ['rating'], code: 'too_big', message: '9 is more than 5' },
      { path: ['since'], code: 'out_of_order', message: 'is later than until' },
    ];
    const { load } = await serve({ ...FILES, 'api/reviews/search': json({ issues }, 400) });
    await expect(load('rating=9&limit=3')).rejects.toThrow('rating: 9 is more than 5; since: is later than until');
  });

  it('where a server is too busy for it, rather than ask for everything', async () => {
    const { load } = await serve({ ...FILES, 'api/reviews/search': json({ error: { status: 429, message: 'wait' } }, 429) });
    await expect(load('rating=5&limit=3')).rejects.toThrow(/^status 429 from http/);
  });

  it('where no reviews are', async () => {
    const { load } = await serve({});
    await expect(load('limit=3')).rejects.toThrow(/^nothing is at http.*\/shop\/reviews\.json$/);
  });
});
