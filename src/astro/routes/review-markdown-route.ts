import type { APIRoute, GetStaticPaths } from 'astro';
import { mediaTypeOf } from '../../publication/files.ts';
import { renderReviewMarkdown } from '../../representations/language-models/review-markdown.ts';
import { contextOf } from '../page-context.ts';
import { getSite } from '../site.ts';

export const getStaticPaths = (async () => {
  const { catalog } = await getSite();
  return catalog.reviews.map(({ id }) => ({ params: { id } }));
}) satisfies GetStaticPaths;

/** A review as Markdown, beside its page. */
export const GET: APIRoute = async ({ params: { id = '' } }) => {
  const { site, locale, review } = contextOf(await getSite());
  const found = review(id);
  if (!found) return new Response(null, { status: 404 });
  const text = renderReviewMarkdown(found, { business: site.catalog.business, locale });
  return new Response(text, { headers: { 'Content-Type': mediaTypeOf('review.md') } });
};
