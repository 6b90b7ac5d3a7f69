import type { APIRoute } from 'astro';
import { reviewRoutes } from '../../astro/routes/review-routes.ts';
import { mediaTypeOf } from '../../publication/files.ts';
import { renderReviewMarkdown } from '../../representations/language-models/review-markdown.ts';

export const getStaticPaths = reviewRoutes;

/** A review as Markdown, beside its page. */
export const GET: APIRoute = ({ params: { id = '' }, locals }) => {
  const { site, locale, review } = locals.pageContext;
  const found = review(id);
  if (!found) return new Response(null, { status: 404 });
  const text = renderReviewMarkdown(found, { business: site.catalog.business, locale });
  return new Response(text, { headers: { 'Content-Type': mediaTypeOf('review.md') } });
};
