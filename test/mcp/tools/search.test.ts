import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReviewSource } from '../../../src/mcp/review-source.ts';
import { titleOf } from '../../../src/mcp/review-title.ts';
import { search } from '../../../src/mcp/tools/search.ts';
import { foldText } from '../../../src/reviews/text-match.ts';
import { callTool, mcpSite, publishInMemory, sourceOf, wrongArguments } from '../../support/mcp.ts';
import { argumentsBy, questionRules, wrongBy } from '../../support/mcp-arguments.ts';
import { authoredReview, fullReview } from '../../support/sample-site.ts';

const { catalog } = mcpSite();
const source = createReviewSource(publishInMemory());

describe('search', () => {
  it('gives for any question the newest 20 that hold it, as id, title and address; or tells that it is wrong', () => {
    let found = 0;
    fc.assert(
      fc.property(argumentsBy(questionRules), (given) => {
        const result = callTool(search, given, source);
        if (wrongBy(questionRules, given).length > 0) {
          expect(wrongArguments(result)).toEqual(['query']);
          return;
        }
        expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
        expect(result.structuredContent.results.length).toBeLessThanOrEqual(20);
        const holding = catalog.reviews.filter(({ text }) => foldText(text).includes(foldText(String(given.query).trim())));
        if (holding.length === 0) return;
        found++;
        const results = holding.slice(0, 20).map((review) => ({ id: review.id, title: titleOf(review), url: review.url }));
        expect(result.structuredContent).toEqual({ results });
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(40);
  });

  it('gives titles to choose by: stars, author, date, title', () => {
    const named = sourceOf({ reviews: [fullReview({ id: 'a' }), authoredReview({ id: 'b', rating: 2, date: '2026-01-01' })] });
    expect(callTool(search, { query: '' }, named).structuredContent.results).toEqual([
      {
        id: 'a',
        title: '5★ Maria G., 2026-03-14: Hot water back the same day',
        url: 'https://reviews.example.com/reviews/a',
      },
      { id: 'b', title: '2★ Maria G., 2026-01-01', url: 'https://reviews.example.com/reviews/b' },
    ]);
  });

  it('gives nothing for what stands nowhere', () => {
    expect(callTool(search, { query: 'xylophone' }, source)).toEqual({
      content: [{ type: 'text', text: '{"results":[]}' }],
      structuredContent: { results: [] },
    });
    expect(callTool(search, { query: '' }, sourceOf({ reviews: [] })).structuredContent).toEqual({ results: [] });
  });
});
