import { type Locale, localeOf } from '../locales/locale.ts';
import type { Site } from '../representations/site.ts';
import { type Facet, type FacetKind, facetsOf } from '../reviews/lists/facets.ts';
import { type ListPage, listPages, pagePath } from '../reviews/lists/list-page.ts';
import type { Review } from '../reviews/schemas/review.ts';

/** What every page and component is made of: `Astro.locals.pageContext`, which the middleware sets. */
export interface PageContext {
  readonly site: Site;
  readonly locale: Locale;
  /** What reviews can be narrowed by, such as a rating or a service, with the page of each; in the order that readers expect. */
  readonly facets: readonly Facet[];
  /** The facet of a value; `undefined` if the business does not list the value. */
  readonly facet: (kind: FacetKind, value: string) => Facet | undefined;
  /** The pages of every list of reviews by their paths, such as `/services/drain-cleaning/page/2`. */
  readonly listPages: ReadonlyMap<string, ListPage>;
  /** The pages of what a review's record names: the services, the technicians and the area of the job. */
  readonly jobOf: (review: Review) => readonly Facet[];
  /** The review with an id. */
  readonly review: (id: string) => Review | undefined;
  /** The href of a path below `{base_url}`: links stay on the server that the page came from, also in a preview. */
  readonly link: (path: string) => string;
}

/** All pages of a site share one context: there are thousands of them. */
const MADE = new WeakMap<Site, PageContext>();

/** The context of a site's pages. */
export function contextOf(site: Site): PageContext {
  const made = MADE.get(site) ?? createContext(site);
  MADE.set(site, made);
  return made;
}

function createContext(site: Site): PageContext {
  const base = new URL(`${site.baseUrl}/`).pathname;
  const facets = facetsOf(site.catalog);
  const byValue = new Map(facets.map((facet) => [`${facet.kind} ${facet.value}`, facet]));
  const byId = new Map(site.catalog.reviews.map((review) => [review.id, review]));
  const lists = [{ path: '/reviews', reviews: site.catalog.reviews }, ...facets.map((facet) => ({ ...facet, facet }))];
  const pages = lists.flatMap(listPages);
  const facet: PageContext['facet'] = (kind, value) => byValue.get(`${kind} ${value}`);
  return {
    site,
    locale: localeOf(site.catalog.language),
    facets,
    facet,
    listPages: new Map(pages.map((page) => [pagePath(page, page.number), page])),
    jobOf: ({ mentions, service_area }) =>
      [
        ...mentions.services.map((id) => facet('service', id)),
        ...mentions.technicians.map((name) => facet('technician', name)),
        service_area === undefined ? undefined : facet('service_area', service_area),
      ].filter((each) => each !== undefined),
    review: (id) => byId.get(id),
    link: (path) => encodeURI(base + path.slice(1)),
  };
}
