import { describe, expect, it } from 'vitest';
import { answerReview } from '../../src/api/review.ts';
import { corsHeaders } from '../../src/http/cors.ts';
import { ANSWER_HEADERS } from '../../src/publication/headers/headers.ts';
import { authoredReview, fullReview, publicationOf, sampleSite } from '../support/content/sample-site.ts';

const site = sampleSite({ reviews: [fullReview(), authoredReview({ id: '2026-03-14', text: 'An id like a date.' })] });
const answers = publicationOf(site);

async function review(id: string, headers: Record<string, string> = {}) {
  const answer = await answerReview({ method: 'GET', headers }, id, answers);
  return { ...answer, json: answer.body === null ? undefined : JSON.parse(String(answer.body)) };
}

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
