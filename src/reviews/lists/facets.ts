import { onceFor } from '../../once.ts';
import type { Catalog } from '../catalog.ts';
import type { Review } from '../schemas/review.ts';
import { uniqueSlugs } from '../text/comparing/slug.ts';

/** The kinds of values by which a reader narrows the reviews, one facet at a time. */
export const FACET_KINDS = ['rating', 'service', 'technician', 'service_area', 'year'] as const;

export type FacetKind = (typeof FACET_KINDS)[number];

type Valued = Pick<Review, 'date' | 'rating' | 'mentions' | 'service_area'>;

/** The values of each kind that a review has, each once. */
export const VALUES_OF: Readonly<Record<FacetKind, (review: Valued) => readonly string[]>> = {
  rating: ({ rating }) => [String(rating)],
  service: ({ mentions }) => eachOnce(mentions.services),
  technician: ({ mentions }) => eachOnce(mentions.technicians),
  service_area: ({ service_area: area }) => (area === undefined ? [] : [area]),
  year: ({ date }) => [date.slice(0, 4)],
};

function eachOnce(values: readonly string[]): readonly string[] {
  return values.length < 2 ? values : [...new Set(values)];
}

/** The reviews that share a value, and the page that shows them. */
export interface Facet {
  readonly kind: FacetKind;
  /** The stars, the id of a service or area, the technician's name, the year. */
  readonly value: string;
  /** What a reader calls the value. */
  readonly name: string;
  /** Below `{base_url}`, with a leading slash. */
  readonly path: string;
  /** Newest first. */
  readonly reviews: readonly Review[];
}

/** Every facet of the catalog in the order that readers expect; services, technicians and areas without a review, too. */
export function facetsOf({ business, reviews }: Pick<Catalog, 'business' | 'reviews'>): Facet[] {
  const grouped = onceFor((kind: FacetKind) => groupByEach(reviews, VALUES_OF[kind]));
  const slugs = uniqueSlugs(business.technicians.map(({ name }) => name));
  const facet = (kind: FacetKind, value: string, name: string, path: string): Facet => {
    return { kind, value, name, path, reviews: grouped(kind).get(value) ?? [] };
  };
  return [
    ...['5', '4', '3', '2', '1'].map((stars) => facet('rating', stars, stars, `/reviews/rating/${stars}`)),
    ...business.services.map(({ id, name }) => facet('service', id, name, `/services/${id}`)),
    ...business.technicians.map(({ name }, at) => facet('technician', name, name, `/technicians/${slugs[at]}`)),
    ...business.service_areas.map(({ id, name }) => facet('service_area', id, name, `/areas/${id}`)),
    ...[...grouped('year').keys()].map((year) => facet('year', year, year, `/reviews/year/${year}`)),
  ];
}

/** Groups the reviews by each of their values. */
function groupByEach(reviews: readonly Review[], valuesOf: (review: Review) => readonly string[]): Map<string, Review[]> {
  const groups = new Map<string, Review[]>();
  for (const review of reviews) {
    for (const value of valuesOf(review)) {
      const group = groups.get(value);
      if (group) group.push(review);
      else groups.set(value, [review]);
    }
  }
  return groups;
}
