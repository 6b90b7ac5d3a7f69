import { pagesOf } from '../pages/pages.ts';
import { getSite } from '../site.ts';

/** What a route with parameters gives Astro as its `getStaticPaths`: the parameters of each of its pages. */
export async function staticPaths(route: string): Promise<{ params: Record<string, string> }[]> {
  return pagesOf(await getSite())
    .params(route)
    .map((params) => ({ params }));
}
