import { onceFor } from '../../once.ts';
import type { Resource } from '../../representations/resources.ts';
import type { Site } from '../../representations/site.ts';
import { type Facet, facetsOf } from '../../reviews/lists/facets.ts';
import { type ListPage, listPages } from '../../reviews/lists/list-page.ts';
import type { Review } from '../../reviews/schemas/review.ts';

/** The data of pages that show something of all reviews. `Astro.locals.whole`. */
export interface WholeSite {
  readonly site: Site;
  /** What reviews can be narrowed by, such as a rating or a service, with the page of each; in the order that readers expect. */
  readonly facets: readonly Facet[];
  /** The pages of every list of reviews by their paths, such as `/services/drain-cleaning/page/2`. */
  readonly listPages: ReadonlyMap<string, ListPage>;
  /** The review with an id. */
  readonly review: (id: string) => Review | undefined;
  /** The content of a published file, made once: a page shows digests of the largest ones. */
  readonly contentOf: (resource: Resource) => ReturnType<Resource['render']>;
}

export function wholeSite(site: Site): WholeSite {
  const facets = facetsOf(site.catalog);
  const byId = new Map(site.catalog.reviews.map((review) => [review.id, review]));
  const lists = [{ path: '/reviews', reviews: site.catalog.reviews }, ...facets.map((facet) => ({ ...facet, facet }))];
  const pages = lists.flatMap(listPages);
  return {
    site,
    facets,
    listPages: new Map(pages.map((page) => [page.path, page])),
    review: (id) => byId.get(id),
    contentOf: onceFor((resource: Resource) => resource.render(site)),
  };
}
