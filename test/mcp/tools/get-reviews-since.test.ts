import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReviewSource } from '../../../src/mcp/answers/review-source.ts';
import { getReviewsSince } from '../../../src/mcp/tools/get-reviews-since.ts';
import { argumentsBy, ignoredIn, sinceRules, wrongBy } from '../../support/mcp/arguments.ts';
import { callTool, mcpSite, notesOf, publishInMemory, sourceOf, wrongArguments } from '../../support/mcp/mcp.ts';

const site = mcpSite();
const source = createReviewSource(publishInMemory(site), site.insights);

describe('get_reviews_since', () => {
  it('gives for any arguments the newest reviews since the date; or tells every argument that is wrong', () => {
    const seen = { right: 0, wrong: 0 };
    fc.assert(
      fc.property(argumentsBy(sinceRules), (given) => {
        const result = callTool(getReviewsSince, given, source);
        const wrong = wrongBy(sinceRules, given);
        expect(result.isError === true).toBe(wrong.length > 0);
        seen[wrong.length > 0 ? 'wrong' : 'right']++;
        if (wrong.length > 0) {
          expect(wrongArguments(result)).toEqual(wrong);
          return;
        }
        const since = String(given.date);
        const found = site.catalog.reviews.filter(({ date }) => date >= since);
        const reviews = JSON.parse(JSON.stringify(found.slice(0, Number(given.limit ?? 20))));
        const expected = { since, count: reviews.length, total: found.length, reviews };
        expect(result.structuredContent).toEqual(expected);
        expect(JSON.parse(result.content[0].text)).toEqual(expected);
        const ignored = ignoredIn(sinceRules, given);
        const texts = notesOf(result);
        expect(texts.slice(0, ignored.length)).toEqual(ignored);
        // Why there is nothing, or how to go on.
        const isMoreSaid = found.length === 0 || reviews.length < found.length;
        expect(texts).toHaveLength(ignored.length + (isMoreSaid ? 1 : 0));
      }),
      { numRuns: 200 },
    );
    for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(20);
  });

  it('says which day is the newest where nothing came since, or that nothing is published', () => {
    const later = callTool(getReviewsSince, { date: '2026-03-15' }, source);
    expect(later.structuredContent).toEqual({ since: '2026-03-15', count: 0, total: 0, reviews: [] });
    expect(later.content[1].text).toContain('2026-03-14');
    const bare = callTool(getReviewsSince, { date: '2026-03-15' }, sourceOf({ reviews: [] }));
    expect(bare.content[1].text).toBe('No review is published yet.');
  });
});
