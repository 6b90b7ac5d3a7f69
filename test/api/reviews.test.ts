import { describe, expect, it } from 'vitest';
import { answerReview, answerSearch, answerSince } from '../../src/api/reviews.ts';
import { type Answer, bodyBytes } from '../../src/http/answer.ts';
import { corsHeaders } from '../../src/http/cors.ts';
import { ANSWER_HEADERS } from '../../src/publication/headers/headers.ts';
import { validationErrorSchema } from '../../src/reviews/query/review-answers.ts';
import { authoredReview, fullReview, publicationOf, sampleSite } from '../support/content/sample-site.ts';

const site = sampleSite({
  reviews: [
    fullReview(),
    authoredReview({ id: 'b', rating: 2, text: 'Späte Ankunft & 100 % Ärger' }),
    authoredReview({ id: '2026-03-14', rating: 4, date: '2020-02-29', text: 'An id like a date.' }),
  ],
});
const answers = publicationOf(site);
const GET = { method: 'GET', headers: {} };

async function read(answered: Answer | Promise<Answer>) {
  const answer = await answered;
  return { ...answer, json: answer.body === null ? undefined : JSON.parse(String(bodyBytes(answer.body))) };
}

const search = (query: string) => read(answerSearch(GET, query, answers));
const since = (date: string) => read(answerSince(GET, date, answers));
const review = (id: string, headers = {}) => read(answerReview({ ...GET, headers }, id, answers));

describe('answerSearch', () => {
  it.each([
    ['', { total: 3, count: 3, limit: 20 }],
    ['limit=1', { total: 3, count: 1, limit: 1 }],
    ['min_rating=4&limit=100', { total: 2, count: 2, limit: 100 }],
    ['query=SP%C3%84TE+ankunft', { total: 1, count: 1, limit: 20 }],
    ['query=100%20%25', { total: 1, count: 1, limit: 20 }],
    ['unknown=1&utm_source=x', { total: 3, count: 3, limit: 20 }],
    ['query=nowhere', { total: 0, count: 0, limit: 20, reviews: [] }],
  ])('answers ?%s', async (query, expected) => {
    expect(await search(query)).toMatchObject({ status: 200, headers: ANSWER_HEADERS.query, json: expected });
  });

  it('tells all that is wrong at once, in the documented shape, to every origin', async () => {
    const { status, headers, json } = await search('rating=6&limit=0&since=2026-02-30&min_rating=x');
    expect(status).toBe(400);
    expect(headers).toMatchObject({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...corsHeaders });
    const { issues } = validationErrorSchema.parse(json);
    expect(issues.map(({ path }) => path[0]).sort()).toEqual(['limit', 'min_rating', 'rating', 'since']);
  });
});

describe('answerSince', () => {
  it.each([
    ['2026-03-14', 2],
    ['2026-03-15', 0],
    ['2020-02-29', 3],
    ['0001-01-01', 3],
  ])('answers %s with %i reviews', async (date, count) => {
    const { json, ...answer } = await since(date);
    expect(answer).toMatchObject({ status: 200, headers: ANSWER_HEADERS.query });
    expect(json).toMatchObject({ since: date, count });
    expect(json.reviews).toHaveLength(count);
  });

  it.each(['2026-02-30', 'yesterday', ''])('refuses %j with one issue at "date"', async (date) => {
    const { status, json } = await since(date);
    expect(status).toBe(400);
    expect(json.issues).toEqual([{ path: ['date'], code: expect.any(String), message: expect.stringContaining('YYYY-MM-DD') }]);
  });
});

describe('answerReview', () => {
  it.each(site.catalog.reviews)('answers $id with its record', async (record) => {
    const { status, headers, json } = await review(record.id);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...ANSWER_HEADERS.query, ETag: expect.stringMatching(/^"[0-9a-f]{64}"$/) });
    expect(json).toEqual(JSON.parse(JSON.stringify(record)));
  });

  it('answers 304 to a client that has the very bytes', async () => {
    const { ETag = '' } = (await review('2026-03-14-maria-g')).headers;
    expect(await review('2026-03-14-maria-g', { 'if-none-match': ETag })).toMatchObject({ status: 304, body: null });
    expect(await review('2026-03-14', { 'if-none-match': ETag })).toMatchObject({ status: 200 });
  });

  it.each(['nobody', '2026-03-14-maria', '2026-03-14-MARIA-G', '', 'since', 'a"b', `${'x'.repeat(59)}\u{1F600}y`])(
    'has nothing for the id %j, and names it',
    async (id) => {
      const { status, headers, json } = await review(id);
      expect(status).toBe(404);
      expect(headers).toMatchObject({ ...corsHeaders, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      const named = JSON.stringify(id).slice(0, 50);
      expect(json).toEqual({
        error: { status: 404, message: expect.stringContaining(`no published review has the id ${named}`) },
      });
    },
  );
});
