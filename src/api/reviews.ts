import { type Answer, jsonAnswer, NO_STORE } from '../http/answer.ts';
import { type HttpRequest, serveRepresentation } from '../http/content/serve-representation.ts';
import { apiError, corsHeaders } from '../http/cors.ts';
import type { Answers } from '../publication/serving/answers.ts';
import { parseReviewQuery } from '../reviews/query/review-query.ts';
import { calendarDateSchema } from '../reviews/schemas/calendar-date.ts';
import { type Issue, parseWith, quote } from '../reviews/schemas/issues.ts';

/** `GET /api/reviews/search`; `search` is the query string, with or without its question mark. */
export function answerSearch(request: HttpRequest, search: string, answers: Answers): Answer | Promise<Answer> {
  const query = parseReviewQuery(new URLSearchParams(search));
  return query.ok ? serveRepresentation(request, answers.search(query.value)) : badRequest(query.issues);
}

/** `GET /api/reviews/since/{date}`. Who leaves the date out of the path, perhaps to send it in the query, is told where it belongs. */
export function answerSince(request: HttpRequest, date: string, answers: Answers): Answer | Promise<Answer> {
  if (date === '') {
    const message = 'is missing; it is the end of the address: …/api/reviews/since/YYYY-MM-DD';
    return badRequest([{ path: ['date'], code: 'invalid_format', message }]);
  }
  const parsed = parseWith(calendarDateSchema, date);
  if (parsed.ok) return serveRepresentation(request, answers.since(parsed.value));
  return badRequest(parsed.issues.map((issue) => ({ ...issue, path: ['date'] })));
}

/** `GET /api/reviews/{id}`: the record of one review. */
export function answerReview(request: HttpRequest, id: string, answers: Answers): Answer | Promise<Answer> {
  const representation = answers.review(id);
  if (!representation) return apiError(404, `no published review has the id ${quote(id)}`);
  return serveRepresentation(request, representation);
}

/** The answer of an endpoint to wrong parameters, with all problems at once. */
export function badRequest(issues: readonly Issue[]): Answer {
  return jsonAnswer(400, { issues }, { ...NO_STORE, ...corsHeaders });
}
