import { expect, it } from 'vitest';
import { ignoredIn, OBSERVED_ATTRIBUTES, queryOf } from '../../../src/browser/verified-reviews/attributes.ts';
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

it.each<[Record<string, string>, string[]]>([
  [{ form: 'slider', theme: 'blue' }, ['form: allowed are list, carousel, summary, line', 'theme: allowed are light, dark']],
  [{ min_rating: '5', mentions_service: 'drains' }, ['min_rating: write min-rating']],
  [{ form: 'list', theme: 'dark', 'min-rating': '5', class: 'a', 'data-b': '', my_own: 'c', lang: 'es', constructor: 'd' }, []],
  [{ form: '', theme: '' }, []],
])('says which attributes have no effect: %j', (attributes, ignored) => {
  const element = {
    getAttribute: (name: string) => attributes[name] ?? null,
    getAttributeNames: () => Object.keys(attributes),
  };
  expect(ignoredIn(element)).toEqual(ignored);
});

it('observes every attribute that changes the words', () => {
  expect(OBSERVED_ATTRIBUTES).toContain('min-rating');
  expect(OBSERVED_ATTRIBUTES).toContain('lang');
  expect(OBSERVED_ATTRIBUTES).toContain('form');
});
