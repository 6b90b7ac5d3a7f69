import { getSite } from '../site.ts';

/** What a route of single reviews gives Astro as its `getStaticPaths`: one address for each review. */
export async function reviewRoutes(): Promise<{ params: { id: string } }[]> {
  const { catalog } = await getSite();
  return catalog.reviews.map(({ id }) => ({ params: { id } }));
}
