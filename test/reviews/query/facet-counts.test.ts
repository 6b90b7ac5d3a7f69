import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACET_KINDS, type FacetKind } from '../../../src/reviews/lists/facets.ts';
import { countFacets, withoutKind } from '../../../src/reviews/query/facet-counts.ts';
import { matchesQuery, type SearchedReview } from '../../../src/reviews/query/matches-query.ts';
import type { Filters } from '../../../src/reviews/query/review-query.ts';

const TECHNICIANS = ['Dana', 'Renée', '__proto__'];
const SERVICES = ['drain', 'leak'];
const AREAS = ['north', 'south'];
const DATES = ['2024-12-31', '2025-01-01', '2026-06-01'];
const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });

const review: fc.Arbitrary<SearchedReview> = fc.record({
  date: fc.constantFrom(...DATES),
  rating: fc.integer({ min: 1, max: 5 }),
  text: fc.constantFrom('Hot WATER', 'water again', 'nothing'),
  mentions: fc.record({
    technicians: fc.array(fc.constantFrom(...TECHNICIANS), { maxLength: 3 }),
    services: fc.subarray(SERVICES),
  }),
  service_area: maybe(AREAS),
});
const filters: fc.Arbitrary<Filters> = fc.record({
  rating: maybe([1, 4, 5]),
  min_rating: maybe([2, 4.5]),
  since: maybe(DATES),
  until: maybe(DATES),
  query: maybe(['', 'water', 'absent']),
  mentions_technician: maybe(['', 'RENÉE', 'Nobody']),
  mentions_service: maybe(SERVICES),
  service_area: maybe(AREAS),
});

/** Whether the review has the value, decided by a separate filter. */
function has(each: SearchedReview, kind: FacetKind, value: string): boolean {
  if (kind === 'rating') return matchesQuery(each, { rating: Number(value) });
  if (kind === 'service') return matchesQuery(each, { mentions_service: value });
  if (kind === 'technician') return each.mentions.technicians.includes(value);
  if (kind === 'service_area') return matchesQuery(each, { service_area: value });
  return matchesQuery(each, { since: `${value}-01-01`, until: `${value}-12-31` });
}

describe('the counts of facets', () => {
  it('say of each value how many a search for it with the other filters finds', () => {
    let counted = 0;
    fc.assert(
      fc.property(fc.array(review, { minLength: 10, maxLength: 40 }), filters, (reviews, given) => {
        const counts = countFacets(reviews, given);
        for (const kind of FACET_KINDS) {
          const left = reviews.filter((each) => matchesQuery(each, withoutKind(given, kind)));
          for (const [value, count] of Object.entries(counts[kind])) {
            expect(count).toBe(left.filter((each) => has(each, kind, value)).length);
            counted += count;
          }
        }
      }),
    );
    expect(counted).toBeGreaterThan(100);
  });

  it('name every rating, and every other value that a review has', () => {
    fc.assert(
      fc.property(fc.array(review), filters, (reviews, given) => {
        const counts = countFacets(reviews, given);
        const named = (kind: FacetKind) => new Set(Object.keys(counts[kind]));
        expect(named('rating')).toEqual(new Set(['1', '2', '3', '4', '5']));
        expect(named('service')).toEqual(new Set(reviews.flatMap(({ mentions }) => mentions.services)));
        expect(named('technician')).toEqual(new Set(reviews.flatMap(({ mentions }) => mentions.technicians)));
        expect(named('service_area')).toEqual(new Set(reviews.flatMap(({ service_area: area }) => area ?? [])));
        expect(named('year')).toEqual(new Set(reviews.map(({ date }) => date.slice(0, 4))));
      }),
    );
  });
});
