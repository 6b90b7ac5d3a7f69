import { answerReview } from '../../../api/review.ts';
import { queryRoute } from '../../../astro/routes/query-route.ts';

export const prerender = false;

export const ALL = queryRoute((request, { params, locals }) => answerReview(request, params.id ?? '', locals.answers));
