import { describe, expect, it } from 'vitest';
import { answerSearch } from '../../src/api/search.ts';
import { corsHeaders } from '../../src/http/cors.ts';
import { ANSWER_HEADERS } from '../../src/publication/headers/headers.ts';
import { authoredReview, publicationOf, sampleSite } from '../support/content/sample-site.ts';

const reviews = [
  authoredReview(),
  authoredReview({ id: 'b', rating: 2, text: 'Späte Ankunft & 100 % Ärger' }),
  authoredReview({ id: 'c', rating: 4, date: '2026-03-15' }),
];
const answers = publicationOf(sampleSite({ reviews }));

async function search(query: string) {
  const answer = await answerSearch({ method: 'GET', headers: {} }, query, answers);
  return { ...answer, json: JSON.parse(String(answer.body)) };
}

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
    const { status, headers, json } = await search(query);
    expect(status).toBe(200);
    expect(headers).toMatchObject(ANSWER_HEADERS.query);
    expect(json).toMatchObject(expected);
  });

  it('tells all that is wrong at once', async () => {
    const { status, headers, json } = await search('rating=6&limit=0&since=2026-02-30&min_rating=x');
    expect(status).toBe(400);
    expect(headers).toMatchObject(corsHeaders);
    expect(json.issues.map(({ path }: { path: string[] }) => path[0]).sort()).toEqual(['limit', 'min_rating', 'rating', 'since']);
  });
});
