import { answerSearch } from '../../../api/search.ts';
import { queryRoute } from '../../../astro/routes/query-route.ts';

export const prerender = false;

export const ALL = queryRoute((request, { url, locals }) => answerSearch(request, url.search, locals.answers));
