import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getReview } from '../../../src/mcp/tools/get-review.ts';
import { argumentsBy, idIn, idRules, wrongBy } from '../../support/mcp/arguments.ts';
import { callTool, mcpSite, sourceOf, wrongArguments } from '../../support/mcp/mcp.ts';

const { catalog } = mcpSite();
const source = sourceOf();

it('get_review gives the record of each review', () => {
  for (const review of catalog.reviews) {
    const { content, structuredContent } = callTool(getReview, { id: review.id }, source);
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(review) }]);
    expect(structuredContent).toEqual(JSON.parse(JSON.stringify(review)));
  }
});

it('get_review says for any arguments that the id is wrong or unknown, or gives the record', () => {
  fc.assert(
    fc.property(argumentsBy(idRules), (given) => {
      const result = callTool(getReview, given, source);
      const known = catalog.reviews.find(({ id }) => id === idIn(given));
      if (known) {
        expect(result.structuredContent).toEqual(JSON.parse(JSON.stringify(known)));
        return;
      }
      expect(result.isError).toBe(true);
      if (wrongBy(idRules, given).length > 0) expect(wrongArguments(result)).toEqual(['id']);
      else expect(result.content[0].text).toMatch(/^No review has the id .* search_reviews/);
    }),
  );
});
