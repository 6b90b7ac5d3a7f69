import { expect, it } from 'vitest';
import { getReview } from '../../../src/mcp/tools/get-review.ts';
import { callTool, mcpSite, sourceOf } from '../../support/mcp/mcp.ts';

const { catalog } = mcpSite();
const source = sourceOf();

it('get_review gives the record of each review', () => {
  for (const review of catalog.reviews) {
    const { content, structuredContent } = callTool(getReview, { id: review.id }, source);
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(review) }]);
    expect(structuredContent).toEqual(JSON.parse(JSON.stringify(review)));
  }
});

it.each([
  [{ id: 'nobody' }, /^No review has the id "nobody"/],
  [{}, /"path":\["id"\]/],
  [{ id: 'x'.repeat(8193) }, /"path":\["id"\]/],
])('get_review says what is wrong with %j', (given, said) => {
  expect(callTool(getReview, given, source)).toEqual({
    content: [{ type: 'text', text: expect.stringMatching(said) }],
    isError: true,
  });
});
