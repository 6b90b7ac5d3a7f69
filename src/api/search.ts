import type { Answer } from '../http/answer.ts';
import { type HttpRequest, serveRepresentation } from '../http/content/serve-representation.ts';
import type { Answers } from '../publication/serving/answers.ts';
import { parseReviewQuery } from '../reviews/query/review-query.ts';
import { badRequest } from './bad-request.ts';

/** `GET /api/reviews/search`; `search` is the query string, with or without its question mark. */
export function answerSearch(request: HttpRequest, search: string, answers: Answers): Answer | Promise<Answer> {
  const query = parseReviewQuery(new URLSearchParams(search));
  return query.ok ? serveRepresentation(request, answers.search(query.value)) : badRequest(query.issues);
}
