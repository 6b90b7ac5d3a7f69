import { describe, expect, it } from 'vitest';
import { answerSince } from '../../src/api/since.ts';
import { bodyBytes } from '../../src/http/answer.ts';
import { corsHeaders } from '../../src/http/cors.ts';
import { ANSWER_HEADERS } from '../../src/publication/headers/headers.ts';
import { authoredReview, publicationOf, sampleSite } from '../support/content/sample-site.ts';

const answers = publicationOf(sampleSite({ reviews: [authoredReview(), authoredReview({ id: 'old', date: '2020-02-29' })] }));

async function since(date: string) {
  const answer = await answerSince({ method: 'GET', headers: {} }, date, answers);
  return { ...answer, json: JSON.parse(String(bodyBytes(answer.body ?? ''))) };
}

describe('answerSince', () => {
  it.each([
    ['2026-03-14', 1],
    ['2026-03-15', 0],
    ['2020-02-29', 2],
    ['0001-01-01', 2],
  ])('answers %s with %i reviews', async (date, count) => {
    const { status, headers, json } = await since(date);
    expect(status).toBe(200);
    expect(headers).toMatchObject(ANSWER_HEADERS.query);
    expect(json).toMatchObject({ since: date, count });
    expect(json.reviews).toHaveLength(count);
  });

  it.each(['2026-02-30', 'yesterday', ''])('refuses %j with one issue at "date"', async (date) => {
    const { status, headers, json } = await since(date);
    expect(status).toBe(400);
    expect(headers).toMatchObject(corsHeaders);
    expect(json.issues).toEqual([{ path: ['date'], code: expect.any(String), message: expect.stringContaining('YYYY-MM-DD') }]);
  });
});
