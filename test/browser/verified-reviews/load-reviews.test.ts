import { describe, expect, it } from 'vitest';
import { loadReviews } from '../../../src/browser/verified-reviews/load-reviews.ts';
import { renderReviewsDataset } from '../../../src/representations/datasets/reviews-dataset.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';

type Answer = readonly [status: number, type: string, body: string];

const NOT_FOUND: Answer = [404, 'text/html', '<!doctype html>'];
const SEARCH = 'api/reviews/search';

function json(body: unknown, status = 200): Answer {
  return [status, 'application/json', typeof body === 'string' ? body : JSON.stringify(body)];
}

/** Twenty reviews, the newest first: `r20` with 5 stars, `r19` with 4 … */
const site = sampleSite({
  reviews: Array.from({ length: 20 }, (_, n) =>
    authoredReview({ id: `r${n + 1}`, date: `2026-01-${String(n + 1).padStart(2, '0')}`, rating: (n % 5) + 1 }),
  ),
});
const { reviews } = site.catalog;
const IDS = reviews.map(({ id }) => id);

function datasetOf(length: number): Answer {
  return json(renderReviewsDataset({ ...site, catalog: { ...site.catalog, reviews: reviews.slice(0, length) } }));
}

const FILES = { 'newest.json': datasetOf(12), 'reviews.json': datasetOf(20) };

/** What is loaded from a site below `/shop/` with these answers besides its files, and the paths that were requested for it. */
async function load(query: string, answers: Readonly<Record<string, Answer>> = {}, hasSearch = true) {
  const asked: string[] = [];
  const files: Readonly<Record<string, Answer>> = { ...FILES, ...answers };
  const origin = await startLoopbackServer((request, response) => {
    const path = (request.url ?? '').replace('/shop/', '');
    asked.push(path);
    const [status, type, body] = files[path.split('?')[0] ?? ''] ?? NOT_FOUND;
    response.writeHead(status, { 'Content-Type': type }).end(body);
  });
  const place = { baseUrl: `${origin}/shop/`, searchPath: hasSearch ? SEARCH : undefined, language: 'de' };
  const shown = await loadReviews(place, new URLSearchParams(query));
  // The rating is that of all reviews, whichever are shown.
  expect(shown.aggregate_rating.rating_count).toBe(20);
  // No review states its language.
  expect(shown.reviews.filter(({ language }) => language !== 'de')).toEqual([]);
  return { ids: shown.reviews.map(({ id }) => id), matching: shown.matching, asked: asked.toSorted() };
}

describe('without filters', () => {
  it.each([1, 3, 12])('one small file has the newest %d reviews', async (limit) => {
    const shown = await load(`limit=${limit}`, { [SEARCH]: json({ issues: [] }, 400) });
    expect(shown).toEqual({ ids: IDS.slice(0, limit), matching: undefined, asked: ['newest.json'] });
  });

  it('more reviews than it has are searched for', async () => {
    expect(await load('limit=13', { [SEARCH]: json({ total: 20, reviews: reviews.slice(0, 13) }) })).toEqual({
      ids: IDS.slice(0, 13),
      matching: undefined,
      asked: ['api/reviews/search?limit=13', 'newest.json'],
    });
  });
});

describe('with filters', () => {
  it('the search is asked, and says how many there are', async () => {
    const found = reviews.filter(({ rating }) => rating === 5).slice(0, 2);
    expect(await load('rating=5&limit=2', { [SEARCH]: json({ total: 4, reviews: found }) })).toEqual({
      ids: ['r20', 'r15'],
      matching: 4,
      asked: ['api/reviews/search?rating=5&limit=2', 'newest.json'],
    });
  });

  it.each<[string, Answer]>([
    ['answers 404', NOT_FOUND],
    ['answers 404 as JSON', json({ error: 'not found' }, 404)],
    ['answers every address with a page', [200, 'text/html; charset=utf-8', '<!doctype html>']],
    ['refuses what it does not know', [403, 'application/xml', '<Error/>']],
  ])('a static host that %s gives the whole dataset', async (_, answer) => {
    expect(await load('rating=5&since=2026-01-06&limit=2', { [SEARCH]: answer })).toEqual({
      ids: ['r20', 'r15'],
      matching: 3,
      asked: ['api/reviews/search?rating=5&since=2026-01-06&limit=2', 'newest.json', 'reviews.json'],
    });
  });

  it('the whole dataset is asked at once where there is no search', async () => {
    const answers = { [SEARCH]: json({ total: 0, reviews: [] }) };
    expect(await load('rating=5&since=2026-01-06&limit=2', answers, false)).toEqual({
      ids: ['r20', 'r15'],
      matching: 3,
      asked: ['newest.json', 'reviews.json'],
    });
  });
});

describe('of an aspect', () => {
  const insightsOf = (...ids: string[]) =>
    json({
      aspects: [
        { id: 'price', evidence: [] },
        { id: 'punctuality', evidence: ids.map((id) => ({ review_id: id })) },
      ],
    });
  const INSIGHTS = { 'insights.json': insightsOf('r5', 'r20', 'r5') };
  const recordOf = (id: string) => json(reviews.find((review) => review.id === id));

  it('a server is asked for each quoted review, which come newest first', async () => {
    const records = { 'api/reviews/r5': recordOf('r5'), 'api/reviews/r20': recordOf('r20') };
    expect(await load('aspect=punctuality&limit=3', { ...INSIGHTS, ...records })).toEqual({
      ids: ['r20', 'r5'],
      matching: 2,
      asked: ['api/reviews/r20', 'api/reviews/r5', 'insights.json', 'newest.json'],
    });
  });

  it('those of one day come in the order of the dataset', async () => {
    const ids = ['r8', 'r7', 'r9'];
    const records = ids.map((id) => [`api/reviews/${id}`, json({ ...reviews[0], id })]);
    const answers = { 'insights.json': insightsOf(...ids), ...Object.fromEntries(records) };
    expect((await load('aspect=punctuality&limit=3', answers)).ids).toEqual(['r7', 'r8', 'r9']);
  });

  it('a static host gives all, and other filters hold as well', async () => {
    expect(await load('aspect=punctuality&until=2026-01-10&limit=3', INSIGHTS, false)).toEqual({
      ids: ['r5'],
      matching: 1,
      asked: ['insights.json', 'newest.json', 'reviews.json'],
    });
    expect((await load('aspect=punctuality&limit=3', INSIGHTS)).ids).toEqual(['r20', 'r5']);
  });

  it('that nobody quotes there are none, and of one that is not known the others are named', async () => {
    expect((await load('aspect=price&limit=3', INSIGHTS)).ids).toEqual([]);
    await expect(load('aspect=colour&limit=3', INSIGHTS)).rejects.toThrow('aspect: allowed are price, punctuality');
  });
});

describe('throws', () => {
  it('what the search says is wrong', async () => {
    const issues = [
      { path: ['rating'], code: 'too_big', message: '9 is more than 5' },
      { path: ['since'], code: 'out_of_order', message: 'is later than until' },
    ];
    await expect(load('rating=9&limit=3', { [SEARCH]: json({ issues }, 400) })).rejects.toThrow(
      'rating: 9 is more than 5; since: is later than until',
    );
  });

  it('where a server is too busy for it, rather than ask for everything', async () => {
    const busy = json({ error: { status: 429, message: 'wait' } }, 429);
    await expect(load('rating=5&limit=3', { [SEARCH]: busy })).rejects.toThrow(/^status 429 from http/);
  });

  it('where no reviews are', async () => {
    const nothing = { 'newest.json': NOT_FOUND, 'reviews.json': NOT_FOUND };
    await expect(load('limit=3', nothing)).rejects.toThrow(/^nothing is at http.*\/shop\/reviews\.json$/);
  });
});
