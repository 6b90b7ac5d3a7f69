import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createFinder, type FindReviews } from '../../../src/browser/review-search/find-reviews.ts';
import { type Body, bodyBytes } from '../../../src/http/answer.ts';
import { renderReviewsDataset } from '../../../src/representations/datasets/reviews-dataset.ts';
import { parseReviewQuery, type ReviewQuery } from '../../../src/reviews/query/review-query.ts';
import { publicationOf } from '../../support/content/sample-site.ts';
import { DATES, mcpSite, SERVICES, TECHNICIANS } from '../../support/mcp/mcp.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';

const site = mcpSite();
const answers = publicationOf(site);
const dataset = renderReviewsDataset(site);

/** What the server's search answers. */
const answerTo = (query: ReviewQuery): string =>
  Buffer.from(bodyBytes(answers.search(query).read('identity') as Body)).toString();

const search: RequestListener = ({ url = '' }, response) => {
  const query = parseReviewQuery(new URL(url, 'http://localhost').searchParams);
  if (query.ok) response.end(answerTo(query.value));
  else response.writeHead(400).end(JSON.stringify(query));
};
const reviews: RequestListener = (_, response) => response.end(dataset);
const notFound: RequestListener = (_, response) => response.writeHead(404).end('<!doctype html>');

/** A site that answers the search and the dataset in these ways, and the paths that were requested. */
async function serve(routes: { search: RequestListener; reviews: RequestListener }): Promise<{ base: string; asked: string[] }> {
  const asked: string[] = [];
  const origin = await startLoopbackServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    asked.push(pathname);
    if (pathname === '/below/api/reviews/search') routes.search(request, response);
    else if (pathname === '/below/reviews.json') routes.reviews(request, response);
    else notFound(request, response);
  });
  return { base: `${origin}/below/`, asked };
}

const QUERIES: readonly ReviewQuery[] = [
  { limit: 20 },
  { query: 'STRASSE', limit: 20 },
  { query: '"never again" \\ &', limit: 100 },
  { rating: 5, limit: 3 },
  { since: DATES[1] ?? '', until: DATES[2] ?? '', limit: 5 },
  { mentions_technician: TECHNICIANS[1]?.toUpperCase() ?? '', limit: 20 },
  { mentions_service: SERVICES[0] ?? '', service_area: 'riverside', limit: 4 },
  { query: 'nothing of the kind', limit: 20 },
  { sort: 'highest', limit: 9 },
  { sort: 'lowest', rating: 4, facets: true, limit: 9 },
  { query: 'e', mentions_technician: TECHNICIANS[0] ?? '', facets: true, limit: 2 },
];

const SEARCH = 'api/reviews/search';
const signal = new AbortController().signal;

/** Checks that each query finds what the server's search finds. */
async function expectSameAsServer(find: FindReviews): Promise<void> {
  for (const query of QUERIES) {
    const { total, reviews, facets } = JSON.parse(answerTo(query));
    const found = await find(query, signal);
    expect(found).toMatchObject({ total, reviews });
    expect(found.facets).toEqual(facets);
  }
}

describe('a finder', () => {
  it('gives what the server answers', async () => {
    const { base, asked } = await serve({ search, reviews });
    await expectSameAsServer(createFinder(base, SEARCH));
    expect(new Set(asked)).toEqual(new Set(['/below/api/reviews/search']));
  });

  it.each<[string, RequestListener]>([
    ['says that nothing is there', notFound],
    ['answers any address with a page', (_, response) => response.end('<!doctype html>')],
    ['answers something else', (_, response) => response.end('null')],
    ['hangs up', ({ socket }) => socket.destroy()],
  ])('finds the same in the dataset, loaded once, where a host %s', async (_, other) => {
    const { base, asked } = await serve({ search: other, reviews });
    await expectSameAsServer(createFinder(base, SEARCH));
    expect(asked.filter((path) => path === '/below/reviews.json')).toHaveLength(1);
    expect(new Set(asked.slice(0, 2))).toEqual(new Set(['/below/api/reviews/search', '/below/reviews.json']));
  });

  it('asks the dataset alone where there is no search', async () => {
    const { base, asked } = await serve({ search, reviews });
    await expectSameAsServer(createFinder(base, undefined));
    expect(asked).toEqual(['/below/reviews.json']);
  });

  it('says that the dataset cannot tell which reviews say most, and gives the newest', async () => {
    const { base } = await serve({ search: notFound, reviews });
    const find = createFinder(base, undefined);
    const newest = await find({ limit: 5 }, signal);
    expect(await find({ sort: 'most-said', limit: 5 }, signal)).toEqual({ ...newest, sortedBy: 'newest' });
    expect(newest).not.toHaveProperty('sortedBy');
  });

  it('fails where neither is to be had, and finds again as soon as one is', async () => {
    const routes = { search: notFound, reviews: notFound };
    const { base } = await serve({ search: notFound, reviews: (...both) => routes.reviews(...both) });
    const find = createFinder(base, SEARCH);
    await expect(find({ limit: 20 }, signal)).rejects.toThrow('/below/reviews.json answers 404');
    routes.reviews = reviews;
    expect(await find({ limit: 20 }, signal)).toMatchObject({ total: 36 });
  });

  it('gives up a search that is called off, without a look at the dataset', async () => {
    const calledOff = new AbortController();
    // The server has been asked, and has not answered yet.
    const { base, asked } = await serve({ search: () => calledOff.abort(), reviews });
    await expect(createFinder(base, SEARCH)({ limit: 20 }, calledOff.signal)).rejects.toThrow(/abort/);
    expect(asked).toEqual(['/below/api/reviews/search']);
  });
});
