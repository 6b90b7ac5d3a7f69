import type { FacetKind } from '../../reviews/lists/facets.ts';
import { type ListPage, listPages, pagePath } from '../../reviews/lists/list-page.ts';
import { contextOf } from '../page-context.ts';
import { getSite } from '../site.ts';

/** The lists of a route: those of one kind of facet, or the list of all reviews. */
export type ListKind = FacetKind | 'all';

/** The pages of a kind of lists for `getStaticPaths`; `list` is what follows the route's own folder. */
export async function listRoutes(kind: ListKind): Promise<{ params: { list: string }; props: { page: ListPage } }[]> {
  return (await pagesOf(kind)).map((page) => ({ params: { list: routeOf(page, kind) }, props: { page } }));
}

/** The page at an address, for the dev server, which has only that. */
export async function findListPage(kind: ListKind, list: string | undefined): Promise<ListPage | undefined> {
  return (await pagesOf(kind)).find((page) => routeOf(page, kind) === list);
}

async function pagesOf(kind: ListKind): Promise<ListPage[]> {
  const { site, facets } = contextOf(await getSite());
  if (kind === 'all') return listPages({ path: '/reviews', reviews: site.catalog.reviews });
  return facets
    .filter((facet) => facet.kind === kind)
    .flatMap((facet) => listPages({ facet, path: facet.path, reviews: facet.reviews }));
}

/** `5/page/2` of `/reviews/rating/5/page/2`; `2` of `/reviews/page/2`. */
function routeOf(page: ListPage, kind: ListKind): string {
  if (kind === 'all') return String(page.number);
  return pagePath(page, page.number).slice(page.path.lastIndexOf('/') + 1);
}
