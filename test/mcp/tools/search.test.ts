import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReviewSource } from '../../../src/mcp/review-source.ts';
import { search, titleOf } from '../../../src/mcp/tools/search.ts';
import { foldText } from '../../../src/reviews/text-match.ts';
import { callTool, mcpSite, publishInMemory, sourceOf, wrongArguments } from '../../support/mcp.ts';
import { argumentsBy, questionRules, wrongBy } from '../../support/mcp-arguments.ts';
import { authoredReview } from '../../support/sample-site.ts';

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

  it('gives nothing for what stands nowhere', () => {
    expect(callTool(search, { query: 'xylophone' }, source)).toEqual({
      content: [{ type: 'text', text: '{"results":[]}' }],
      structuredContent: { results: [] },
    });
    expect(callTool(search, { query: '' }, sourceOf({ reviews: [] })).structuredContent).toEqual({ results: [] });
  });
});

describe('a title to cite by', () => {
  const url = 'https://reviews.example.com/reviews/a';

  it("is the review's own", () => {
    expect(titleOf({ ...authoredReview({ title: 'Hot water' }), url })).toBe('Hot water');
  });

  it('is made of author, date and rating where the review has none', () => {
    expect(titleOf({ ...authoredReview({ author: 'Maria G.', rating: 4 }), url })).toBe('Maria G., 2026-03-14: 4 of 5 stars');
  });
});
