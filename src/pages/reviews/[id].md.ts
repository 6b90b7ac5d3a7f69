import type { APIRoute } from 'astro';
import { mediaTypeOf } from '../../publication/files.ts';
import { renderReviewMarkdown } from '../../representations/language-models/review-markdown.ts';

/** A review as Markdown, beside its page. */
export const GET: APIRoute = ({ locals: { pageContext, reviewPage } }) => {
  if (!reviewPage) return new Response(null, { status: 404 });
  const { site, locale } = pageContext;
  const text = renderReviewMarkdown(reviewPage.review, { business: site.catalog.business, locale });
  return new Response(text, { headers: { 'Content-Type': mediaTypeOf('review.md') } });
};
