import { aspectPath, quotedAspects } from '../../insights/dataset/aspect-path.ts';
import { passageKey } from '../../insights/dataset/passages.ts';
import type { EntityInsight, Evidence } from '../../insights/dataset/schemas/insights-schema.ts';
import { meanRating } from '../../reviews/catalog.ts';
import type { Facet } from '../../reviews/lists/facets.ts';
import type { ListPage } from '../../reviews/lists/list-page.ts';
import { LEAST_FOR_A_PERSON } from '../../reviews/mean.ts';
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

/** What the first page of a list says of the person, service or area that the list is about. */
export interface Entity {
  readonly introduction?: string | undefined;
  /** The aspects that its reviews judge, those of most reviews first; each with its quotes, and the path of the page with all quotes. */
  readonly aspects: readonly EntityAspect[];
  /** The other technicians, services and areas that the same reviews are about, and that have lists of their own. */
  readonly others: readonly OtherFacets[];
}

type EntityAspect = EntityInsight['aspects'][number] & { readonly path?: string | undefined; readonly quotes: readonly Quoted[] };

interface OtherFacets {
  readonly kind: 'technician' | 'service' | 'service_area';
  readonly names: readonly OtherFacet[];
}

interface OtherFacet extends Pick<Facet, 'name' | 'path'> {
  /** How many reviews both lists share; `rating` is their mean, or `null` where there are too few. */
  readonly count: number;
  readonly rating: number | null;
}

/** How many of an entity's first aspects are shown with a quote, if there is one. */
const MOST_SHOWN = 4;

const OTHER_KINDS: readonly OtherFacets['kind'][] = ['technician', 'service', 'service_area'];

/** What a page of a list shows. `Astro.locals.listPage`. */
export interface ListPageData extends Omit<ListPage, 'facet'> {
  /** Absent on the pages of all reviews. */
  readonly facet?: FacetLink | undefined;
  /** On the first page of a facet, other than of a rating. */
  readonly entity?: Entity | undefined;
  /** The facets that the reader may choose from. On a first page they have counts, and `all` is the number of all reviews. */
  readonly facets: readonly FacetLink[];
  readonly all?: number | undefined;
  /** The names of the photos on the page that have a small version. */
  readonly smallPhotos: readonly string[];
  /** On the first page of all reviews, for its search: the names of the site's photos that have no small version. */
  readonly largePhotos?: readonly string[] | undefined;
}

/** Gives what the page of a list shows. */
export function createListPageData(whole: WholeSite): (page: ListPage) => ListPageData {
  const { baseUrl, smallPhotos } = whole.site;
  const hasReviews = whole.site.catalog.reviews.length > 0;
  // Every rating can be chosen, even one without reviews, because readers expect five.
  const chosen = whole.facets.filter(({ kind, reviews }) => reviews.length > 0 || (kind === 'rating' && hasReviews));
  const links = chosen.map(linkOf);
  const counted = chosen.map((facet) => ({ ...linkOf(facet), count: facet.reviews.length }));
  const ownPhotos = (reviews: readonly Review[]) =>
    reviews.flatMap(({ photos = [] }) => photos.flatMap(({ url }) => ownPhotoName(url, baseUrl) ?? []));
  return ({ facet, ...page }) => {
    const photos = ownPhotos(page.reviews);
    return {
      ...page,
      facet: facet && linkOf(facet),
      entity: facet && facet.kind !== 'rating' && page.whole ? entityOf(facet, whole) : undefined,
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

function entityOf(facet: Facet, whole: WholeSite): Entity {
  const { insights, catalog } = whole.site;
  const insight = insightOf(facet, insights.entities);
  const aspects = insight?.aspects.toSorted((a, b) => b.reviews - a.reviews) ?? [];
  const withPage = quotedAspects(insights);
  const byAspect = (evidence: readonly Evidence[]) => Map.groupBy(evidence, (each) => aspectOf(each, aspects, whole));
  const [chosen, others] = [byAspect(insight?.evidence ?? []), byAspect(quotableOf(facet, whole))];
  return {
    introduction: introductionOf(facet, catalog.business),
    aspects: aspects.map((aspect, at) => {
      const quotes = (chosen.get(aspect.id) ?? []).filter(({ sentiment }) => sentiment !== 'neutral');
      const prevailing = aspect.score < 0 ? 'negative' : 'positive';
      // Gets one if all its quotes take the other side, or if it is one of the first and has none.
      const lacksOne = (at < MOST_SHOWN || quotes.length > 0) && quotes.every(({ sentiment }) => sentiment !== prevailing);
      const added = lacksOne ? others.get(aspect.id)?.find(({ sentiment }) => sentiment === prevailing) : undefined;
      return {
        ...aspect,
        path: withPage.has(aspect.id) ? aspectPath(aspect.id) : undefined,
        quotes: [...(added ? [added] : []), ...quotes].map((evidence) => ({
          evidence,
          review: whole.review(evidence.review_id),
        })),
      };
    }),
    others: othersOf(facet, whole),
  };
}

/** All passages on an entity that may be quoted. */
function quotableOf({ kind, value }: Facet, { site, review }: WholeSite): Evidence[] {
  const entity = OTHER_KINDS.find((each) => each === kind);
  const passages = (entity && site.passages.get(passageKey(entity, value))) ?? [];
  return passages
    .filter(({ is_quotable }) => is_quotable)
    .map(({ review_id, start, end, sentiment }) => {
      const quote = review(review_id)?.text.slice(start, end) ?? '';
      return { review_id, start, end, sentiment, quote };
    });
}

/** The aspect of which a quote speaks; of several, the first one of the entity. */
function aspectOf(evidence: Evidence, aspects: EntityInsight['aspects'], { site }: WholeSite): string | undefined {
  const said = (site.readings.get(evidence.review_id)?.statements ?? []).filter(
    ({ start, end, sentiment }) => start === evidence.start && end === evidence.end && sentiment === evidence.sentiment,
  );
  return aspects.find(({ id }) => said.some(({ aspect }) => aspect === id))?.id;
}

function othersOf({ kind, reviews }: Facet, { facets }: WholeSite): OtherFacets[] {
  if (!OTHER_KINDS.some((each) => each === kind)) return [];
  const own = new Set(reviews);
  return OTHER_KINDS.flatMap((other): OtherFacets[] => {
    if (other === kind) return [];
    const found = facets.flatMap((facet): OtherFacet[] => {
      const shared = facet.kind === other ? facet.reviews.filter((review) => own.has(review)) : [];
      if (shared.length === 0) return [];
      const rating = shared.length < LEAST_FOR_A_PERSON ? null : meanRating(shared);
      return [{ name: facet.name, path: facet.path, count: shared.length, rating }];
    });
    // People keep their order, because a list of people is no ranking.
    const names = other === 'technician' ? found : found.sort((a, b) => b.count - a.count);
    return names.length === 0 ? [] : [{ kind: other, names }];
  });
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
