import type { EntityInsight, Evidence } from '../../insights/dataset/insights-schema.ts';
import type { Facet } from '../../reviews/lists/facets.ts';
import type { ListPage } from '../../reviews/lists/list-page.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { ownPhotoName } from '../../reviews/small-photo.ts';
import type { WholeSite } from './whole-site.ts';

/** A facet as a page lists it. */
export interface FacetCount extends Omit<Facet, 'reviews'> {
  readonly count: number;
}

/** A quote, and the review that it is from. */
export interface Quoted {
  readonly evidence: Evidence;
  readonly review: Review | undefined;
}

/** What is said of the person, service or place that a list is of. */
export interface Entity {
  readonly introduction?: string | undefined;
  /** The aspects that are judged: by id, how often, and how. */
  readonly aspects: EntityInsight['aspects'];
  readonly quotes: readonly Quoted[];
}

/** What a page of a list shows. `Astro.locals.listPage`. */
export interface ListPageData extends Omit<ListPage, 'facet'> {
  /** Absent on the pages of all reviews. */
  readonly facet?: FacetCount | undefined;
  /** On the first page of a facet. */
  readonly entity?: Entity | undefined;
  /** What the reader may choose from, and how many reviews there are in all. */
  readonly facets: readonly FacetCount[];
  readonly all: number;
  /** The names of the photos on the page that have a small picture beside them. */
  readonly smallPhotos: readonly string[];
}

/** What the page of a list shows. */
export function listPageData({ facet, ...page }: ListPage, whole: WholeSite, facets: readonly FacetCount[]): ListPageData {
  const { baseUrl, catalog, smallPhotos } = whole.site;
  const photos = page.reviews.flatMap((review) => review.photos ?? []);
  return {
    ...page,
    facet: facet && countOf(facet),
    entity: facet && page.number === 1 ? entityOf(facet, whole) : undefined,
    facets,
    all: catalog.reviews.length,
    smallPhotos: photos.flatMap(({ url }) => ownPhotoName(url, baseUrl) ?? []).filter((name) => smallPhotos.has(name)),
  };
}

export function countOf({ reviews, ...facet }: Facet): FacetCount {
  return { ...facet, count: reviews.length };
}

function entityOf(facet: Facet, { site, review }: WholeSite): Entity {
  const insight = insightOf(facet, site.insights.entities);
  return {
    introduction: introductionOf(facet, site.catalog.business),
    aspects: insight?.aspects ?? [],
    quotes: (insight?.evidence ?? []).map((evidence) => ({ evidence, review: review(evidence.review_id) })),
  };
}

function introductionOf(
  { kind, value }: Facet,
  { technicians, services }: WholeSite['site']['catalog']['business'],
): string | undefined {
  if (kind === 'technician') return technicians.find(({ name }) => name === value)?.title;
  if (kind === 'service') return services.find(({ id }) => id === value)?.description;
  return undefined;
}

function insightOf({ kind, value }: Facet, entities: WholeSite['site']['insights']['entities']): EntityInsight | undefined {
  if (kind === 'technician') return entities.technicians.find(({ name }) => name === value);
  if (kind === 'service') return entities.services.find(({ id }) => id === value);
  if (kind === 'service_area') return entities.service_areas.find(({ id }) => id === value);
  return undefined;
}
