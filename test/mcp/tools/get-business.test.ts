import { expect, it } from 'vitest';
import { getBusiness } from '../../../src/mcp/tools/get-business.ts';
import { authoredReview } from '../../support/content/sample-site.ts';
import { callTool, mcpSite, sourceOf } from '../../support/mcp/mcp.ts';

it('get_business says where the review policy is', () => {
  const { structuredContent } = callTool(getBusiness, {}, sourceOf({ baseUrl: 'https://example.com/shop' }));
  expect(structuredContent.verification.rule).toContain(' https://example.com/shop/policy');
});

it('get_business says how the reviews are verified, how many wait, and in which languages they are', () => {
  const reviews = [
    authoredReview({ id: 'a', language: 'en' }),
    authoredReview({ id: 'b', language: 'es-MX', verification: { method: 'platform', date: '2026-03-15' } }),
    authoredReview({ id: 'c', language: 'en' }),
  ];
  const source = sourceOf({ reviews, waiting: 7 });
  const { structuredContent } = callTool(getBusiness, {}, source);
  const { business, aggregateRating } = mcpSite({ reviews }).catalog;
  expect(structuredContent).toMatchObject({
    ...JSON.parse(JSON.stringify({ business, aggregate_rating: aggregateRating })),
    verification: {
      rule: expect.stringContaining('not all show the same'),
      methods: [
        { method: 'invoice', meaning: expect.stringContaining('invoice'), reviews: 2 },
        { method: 'platform', meaning: expect.stringContaining('that site’s word'), reviews: 1 },
      ],
      waiting: 7,
    },
    languages: [
      { language: 'en', name: 'English', reviews: 2 },
      { language: 'es-MX', name: 'Mexican Spanish', reviews: 1 },
    ],
  });
});
