import { expect, it } from 'vitest';
import { OBSERVED_ATTRIBUTES, queryOf } from '../../../src/browser/verified-reviews/attributes.ts';
import { parseReviewQuery } from '../../../src/reviews/query/review-query.ts';

function queryOfAttributes(attributes: Readonly<Record<string, string>>): URLSearchParams {
  return queryOf({ getAttribute: (name) => attributes[name] ?? null });
}

it('makes of every attribute the parameter that the search knows', () => {
  const query = queryOfAttributes({
    rating: '5',
    'min-rating': '4.5',
    'max-rating': '5',
    technician: 'Dana Whitfield',
    service: 'drain-cleaning',
    'service-area': 'riverside',
    since: '2026-01-01',
    until: '2026-12-31',
    query: 'hot water & 100 %',
    limit: '7',
  });
  expect(parseReviewQuery(query)).toEqual({
    ok: true,
    value: {
      rating: 5,
      min_rating: 4.5,
      max_rating: 5,
      mentions_technician: 'Dana Whitfield',
      mentions_service: 'drain-cleaning',
      service_area: 'riverside',
      since: '2026-01-01',
      until: '2026-12-31',
      query: 'hot water & 100 %',
      limit: 7,
    },
  });
});

it('asks for three reviews where nothing else is said', () => {
  expect(String(queryOfAttributes({}))).toBe('limit=3');
  expect(String(queryOfAttributes({ limit: '', rating: '' }))).toBe('limit=3');
});

it('hands on what the search will refuse: it says why', () => {
  expect(String(queryOfAttributes({ rating: '9', limit: 'many' }))).toBe('rating=9&limit=many');
});

it('observes every attribute that changes the words', () => {
  expect(OBSERVED_ATTRIBUTES).toContain('min-rating');
  expect(OBSERVED_ATTRIBUTES).toContain('lang');
  expect(OBSERVED_ATTRIBUTES).toContain('form');
});
