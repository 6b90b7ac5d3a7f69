import { describe, expect, it } from 'vitest';
import { sampleValues } from '../../src/docs/sample-values.ts';
import { authoredReview, sampleSite } from '../support/content/sample-site.ts';

describe('sampleValues', () => {
  it('are of published reviews: the newest, and the newest that names a technician', () => {
    const reviews = [
      authoredReview({ id: 'newest', date: '2026-03-14' }),
      authoredReview({ id: 'older', date: '2026-01-02', mentions: { technicians: ['Dana Whitfield'], services: ['leak'] } }),
      authoredReview({ id: 'oldest', date: '2025-01-02', mentions: { technicians: ['Tom Reyes'], services: ['drain'] } }),
    ];
    expect(sampleValues(sampleSite({ reviews }))).toEqual({
      id: 'newest',
      date: '2026-03-01',
      mentions_technician: 'Dana Whitfield',
      mentions_service: 'leak',
      limit: '3',
      'hub.topic': 'https://reviews.example.com/feed.xml',
    });
  });

  it('leave out what no review has', () => {
    expect(Object.keys(sampleValues(sampleSite()))).toEqual(['id', 'date', 'limit', 'hub.topic']);
    expect(Object.keys(sampleValues(sampleSite({ reviews: [] })))).toEqual(['limit', 'hub.topic']);
  });
});
