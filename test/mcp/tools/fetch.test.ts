import { describe, expect, it } from 'vitest';
import { fetch } from '../../../src/mcp/tools/fetch.ts';
import { authoredReview, fullReview } from '../../support/content/sample-site.ts';
import { callTool, sourceOf } from '../../support/mcp/mcp.ts';

describe('fetch', () => {
  it('gives a review with all its fields in the shape that research assistants expect', () => {
    const { content, structuredContent } = callTool(fetch, { id: 'full' }, sourceOf({ reviews: [fullReview({ id: 'full' })] }));
    expect(structuredContent).toEqual({
      id: 'full',
      title: '5★ Maria G., 2026-03-14: Hot water back the same day',
      text: 'Hot water back the same day.',
      url: 'https://reviews.example.com/reviews/full',
      metadata: {
        date: '2026-03-14',
        rating: '5 of 5',
        author: 'Maria G.',
        technicians: 'Dana Whitfield',
        services: 'water-heater-repair',
        service_area: 'riverside',
        language: 'en',
        source: 'Google https://www.example.org/review/1',
        verification: 'invoice, 2026-03-15',
        disclosure:
          'The author got a discount for this review: 10 % off the next service. The author used to work for the business: worked here until 2023.',
        response: '2026-03-16: Thank you, Maria.',
        edited: '2026-03-16',
        photos: 'https://reviews.example.com/photos/heater.jpg (The new heater)',
      },
    });
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  });

  it('leaves out what a review lacks', () => {
    const bare = sourceOf({
      reviews: [authoredReview({ id: 'bare' }), authoredReview({ id: 'named', source: { name: 'Google' } })],
    });
    expect(callTool(fetch, { id: 'bare' }, bare).structuredContent.metadata).toEqual({
      date: '2026-03-14',
      rating: '5 of 5',
      author: 'Maria G.',
      verification: 'invoice, 2026-03-15',
    });
    expect(callTool(fetch, { id: 'named' }, bare).structuredContent.metadata.source).toBe('Google');
  });
});
