import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getReviewsSince } from '../../../src/mcp/tools/get-reviews-since.ts';
import { callTool, DATES, mcpSite, notesOf, sourceOf, sourceOfSite } from '../../support/mcp/mcp.ts';

const site = mcpSite();
const source = sourceOfSite(site);

describe('get_reviews_since', () => {
  it('gives the newest reviews since any date', () => {
    const date = fc.constantFrom(...DATES, '2024-02-29', '0000-01-01', '9999-12-31');
    const limit = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(fc.record({ date, limit }, { requiredKeys: ['date'] }), (given) => {
        const result = callTool(getReviewsSince, given, source);
        const found = site.catalog.reviews.filter((review) => review.date >= given.date);
        const reviews = JSON.parse(JSON.stringify(found.slice(0, given.limit ?? 20)));
        const expected = { since: given.date, count: reviews.length, total: found.length, reviews };
        expect(result.structuredContent).toEqual(expected);
        expect(JSON.parse(result.content[0].text)).toEqual(expected);
        // Why there is nothing, or how to go on.
        expect(notesOf(result)).toHaveLength(found.length === 0 || reviews.length < found.length ? 1 : 0);
      }),
    );
  });

  it('tells every argument that is wrong', () => {
    const { isError, content } = callTool(getReviewsSince, { date: '2026-02-29', limit: 101 }, source);
    expect([isError, JSON.parse(content[0].text).issues]).toMatchObject([true, [{ path: ['date'] }, { path: ['limit'] }]]);
  });

  it('says which day is the newest where nothing came since, or that nothing is published', () => {
    const later = callTool(getReviewsSince, { date: '2026-03-15' }, source);
    expect(later.structuredContent).toEqual({ since: '2026-03-15', count: 0, total: 0, reviews: [] });
    expect(later.content[1].text).toContain('2026-03-14');
    const bare = callTool(getReviewsSince, { date: '2026-03-15' }, sourceOf({ reviews: [] }));
    expect(bare.content[1].text).toBe('No review is published yet.');
  });
});
