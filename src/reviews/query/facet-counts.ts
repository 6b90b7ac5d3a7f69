import { type FacetKind, VALUES_OF } from '../lists/facets.ts';
import { foldText } from '../text/comparing/text-match.ts';
import { matchesQuery, type SearchedReview } from './matches-query.ts';
import type { Filters } from './review-query.ts';

/** For each kind how many reviews each of its values has. */
export type FacetCounts = Readonly<Record<FacetKind, Readonly<Record<string, number>>>>;

/** The filters of each kind. They do not count for its own values: a reader who chose five stars sees what four would give. */
const KIND_FILTERS = {
  rating: ['rating', 'min_rating', 'max_rating'],
  service: ['mentions_service'],
  technician: ['mentions_technician'],
  service_area: ['service_area'],
  year: ['since', 'until'],
} as const satisfies Record<FacetKind, readonly (keyof Filters)[]>;

/** The filters of all kinds but one. */
export function withoutKind<F extends Filters>(filters: F, kind: FacetKind): F {
  return { ...filters, ...Object.fromEntries(KIND_FILTERS[kind].map((name) => [name, undefined])) };
}

/**
 * Counts, for each value that a review has, the reviews with it that pass the filters of all other kinds. It gives what a search
 * gives for `facets`, but without an index, also in a reader's browser. `fold` may be a `foldText` with a cache.
 */
export function countFacets(reviews: readonly SearchedReview[], filters: Filters, fold = foldText): FacetCounts {
  const { query, ...others } = filters;
  // To match the words takes longest, and the result is the same for every kind.
  const isSpoken = reviews.map((review) => !query || matchesQuery(review, { query }, fold));
  const countsOf = (kind: FacetKind) => {
    const counts = new Map<string, number>(kind === 'rating' ? RATINGS : []);
    const left = withoutKind(others, kind);
    for (const [at, review] of reviews.entries()) {
      const one = isSpoken[at] && matchesQuery(review, left, fold) ? 1 : 0;
      for (const value of VALUES_OF[kind](review)) counts.set(value, (counts.get(value) ?? 0) + one);
    }
    return Object.fromEntries(counts);
  };
  return {
    rating: countsOf('rating'),
    service: countsOf('service'),
    technician: countsOf('technician'),
    service_area: countsOf('service_area'),
    year: countsOf('year'),
  };
}

/** Every rating is listed, even without reviews, because readers expect five. */
const RATINGS = ['1', '2', '3', '4', '5'].map((rating): [string, number] => [rating, 0]);
