import { describe, expect, it } from 'vitest';
import { matchesQuery, type SearchedReview } from '../../../src/reviews/query/matches-query.ts';
import type { ReviewQuery } from '../../../src/reviews/query/review-query.ts';

const REVIEW: SearchedReview = {
  date: '2026-03-14',
  rating: 4,
  text: 'Heißes Wasser, noch am selben Tag.',
  mentions: { technicians: ['Dana Whitfield', 'Łukasz Großmann'], services: ['drain-cleaning', 'leak-repair'] },
  service_area: 'riverside',
};

function matches(query: Omit<ReviewQuery, 'limit'>, review: Partial<SearchedReview> = {}): boolean {
  return matchesQuery({ ...REVIEW, ...review }, query);
}

describe('a review matches', () => {
  it.each<Omit<ReviewQuery, 'limit'>>([
    {},
    { rating: 4 },
    { min_rating: 4 },
    { min_rating: 3.5 },
    { max_rating: 4 },
    { min_rating: 3.5, max_rating: 4.5 },
    { since: '2026-03-14' },
    { until: '2026-03-14' },
    { since: '2025-01-01', until: '2026-12-31' },
    { query: 'WASSER, N' },
    { query: 'HEISSES' },
    { query: 'ßes' },
    { mentions_technician: 'dana whitfield' },
    { mentions_technician: 'ŁUKASZ GROSSMANN' },
    { mentions_service: 'leak-repair' },
    { service_area: 'riverside' },
    { query: '', mentions_technician: '', mentions_service: '', service_area: '' },
    { rating: 4, since: '2026-03-01', query: 'tag', mentions_service: 'drain-cleaning', service_area: 'riverside' },
  ])('%o', (query) => {
    expect(matches(query)).toBe(true);
  });
});

describe('a review does not match', () => {
  it.each<Omit<ReviewQuery, 'limit'>>([
    { rating: 5 },
    { rating: 3 },
    { min_rating: 4.01 },
    { max_rating: 3.99 },
    { since: '2026-03-15' },
    { until: '2026-03-13' },
    { query: 'kaltes' },
    { query: ' heißes' },
    { query: 'Dana' },
    { mentions_technician: 'Dana' },
    { mentions_technician: ' Dana Whitfield' },
    { mentions_service: 'Leak-repair' },
    { mentions_service: 'leak' },
    { service_area: 'Riverside' },
    { service_area: 'river' },
    { rating: 4, query: 'kaltes' },
    { query: 'wasser', service_area: 'downtown' },
  ])('%o', (query) => {
    expect(matches(query)).toBe(false);
  });

  it('by what it does not have', () => {
    const bare = { mentions: { technicians: [], services: [] }, service_area: undefined };
    expect(matches({ mentions_technician: 'Dana Whitfield' }, bare)).toBe(false);
    expect(matches({ mentions_service: 'leak-repair' }, bare)).toBe(false);
    expect(matches({ service_area: 'riverside' }, bare)).toBe(false);
    expect(matches({ query: 'Wasser' }, { text: '' })).toBe(false);
    expect(matches({ query: '', service_area: '' }, { ...bare, text: '' })).toBe(true);
  });
});
