import type { FacetKind } from '../lists/facets.ts';
import { foldText } from '../text/text-match.ts';
import { matchesQuery, type SearchedReview } from './matches-query.ts';
import type { Filters } from './review-query.ts';

/** For each kind how many reviews each of its values has. */
export type FacetCounts = Readonly<Record<FacetKind, Readonly<Record<string, number>>>>;

/** The filters of a kind. They do not count for its own values: who has chosen five stars sees what four would give. */
export const KIND_FILTERS = {
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

/** The values of each kind that a review has, each once. */
const VALUES_OF: Readonly<Record<FacetKind, (review: SearchedReview) => Iterable<string>>> = {
  rating: ({ rating }) => [String(rating)],
  service: ({ mentions }) => new Set(mentions.services),
  technician: ({ mentions }) => new Set(mentions.technicians),
  service_area: ({ service_area: area }) => (area === undefined ? [] : [area]),
  year: ({ date }) => [date.slice(0, 4)],
};

/**
 * Counts, for each value that a review has, the reviews with it that pass the filters of all other kinds: what a search gives for
 * `facets`, without an index; also in a reader's browser. `fold` may be a `foldText` that remembers.
 */
export function countFacets(reviews: readonly SearchedReview[], filters: Filters, fold = foldText): FacetCounts {
  const { query, ...others } = filters;
  // The words take longest, and count for every kind.
  const spoken = query ? reviews.filter((review) => matchesQuery(review, { query }, fold)) : reviews;
  const countsOf = (kind: FacetKind) => {
    const counts = new Map<string, number>(kind === 'rating' ? RATINGS : []);
    for (const review of reviews) for (const value of VALUES_OF[kind](review)) if (!counts.has(value)) counts.set(value, 0);
    const left = withoutKind(others, kind);
    for (const review of spoken) {
      if (!matchesQuery(review, left, fold)) continue;
      for (const value of VALUES_OF[kind](review)) counts.set(value, (counts.get(value) ?? 0) + 1);
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

/** Each rating is told, because five are expected. */
const RATINGS = ['1', '2', '3', '4', '5'].map((rating): [string, number] => [rating, 0]);
