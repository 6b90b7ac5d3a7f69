import { answerSince } from '../../../../api/since.ts';
import { queryRoute } from '../../../../astro/routes/query-route.ts';

export const prerender = false;

export const ALL = queryRoute((request, { params, locals }) => answerSince(request, params.date ?? '', locals.answers));
