import { aspectPath, isQuoted } from '../../insights/dataset/aspect-path.ts';
import type { EntityInsight, Evidence } from '../../insights/dataset/insights-schema.ts';
import type { Facet } from '../../reviews/lists/facets.ts';
import type { ListPage } from '../../reviews/lists/list-page.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { ownPhotoName } from '../../reviews/small-photo.ts';
import type { WholeSite } from './whole-site.ts';

/** A facet as a page lists it. */
interface FacetLink extends Omit<Facet, 'reviews'> {
  /** How many reviews it has; only on the first pages of lists, which change with a new review anyway. */
  readonly count?: number;
}

/** A quote, and the review that it is from. */
export interface Quoted {
  readonly evidence: Evidence;
  readonly review: Review | undefined;
}

/** What is said of the person, service or place that a list is of. */
export interface Entity {
  readonly introduction?: string | undefined;
  /** The aspects that are judged: by id, how often, how, and the page with their quotes. */
  readonly aspects: readonly (EntityInsight['aspects'][number] & { readonly path?: string | undefined })[];
  readonly quotes: readonly Quoted[];
}

/** What a page of a list shows. `Astro.locals.listPage`. */
export interface ListPageData extends Omit<ListPage, 'facet'> {
  /** Absent on the pages of all reviews. */
  readonly facet?: FacetLink | undefined;
  /** On the first page of a facet. */
  readonly entity?: Entity | undefined;
  /** What the reader may choose from; beside the counts of a first page, how many reviews there are in all. */
  readonly facets: readonly FacetLink[];
  readonly all?: number | undefined;
  /** The names of the photos on the page that have a small picture beside them. */
  readonly smallPhotos: readonly string[];
  /** On the first page of all reviews, for its search: the names of the site's photos that have none. */
  readonly largePhotos?: readonly string[] | undefined;
}

/** Gives what the page of a list shows. */
export function createListPageData(whole: WholeSite): (page: ListPage) => ListPageData {
  const { baseUrl, smallPhotos } = whole.site;
  // Each rating can be chosen, because five are expected.
  const chosen = whole.facets.filter(({ kind, reviews }) => kind === 'rating' || reviews.length > 0);
  const links = chosen.map(linkOf);
  const counted = chosen.map((facet) => ({ ...linkOf(facet), count: facet.reviews.length }));
  const ownPhotos = (reviews: readonly Review[]) =>
    reviews.flatMap(({ photos = [] }) => photos.flatMap(({ url }) => ownPhotoName(url, baseUrl) ?? []));
  return ({ facet, ...page }) => {
    const photos = ownPhotos(page.reviews);
    return {
      ...page,
      facet: facet && linkOf(facet),
      entity: facet && page.whole ? entityOf(facet, whole) : undefined,
      ...(page.whole ? { facets: counted, all: whole.site.catalog.reviews.length } : { facets: links }),
      smallPhotos: photos.filter((name) => smallPhotos.has(name)),
      ...(page.whole &&
        !facet && { largePhotos: ownPhotos(whole.site.catalog.reviews).filter((name) => !smallPhotos.has(name)) }),
    };
  };
}

function linkOf({ reviews: _, ...facet }: Facet): FacetLink {
  return facet;
}

function entityOf(facet: Facet, { site, review }: WholeSite): Entity {
  const insight = insightOf(facet, site.insights.entities);
  const quoted = new Set(site.insights.aspects.filter(isQuoted).map(({ id }) => id));
  return {
    introduction: introductionOf(facet, site.catalog.business),
    aspects: (insight?.aspects ?? []).map((aspect) => ({
      ...aspect,
      path: quoted.has(aspect.id) ? aspectPath(aspect.id) : undefined,
    })),
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
