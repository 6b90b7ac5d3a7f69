import type { Answer } from '../http/answer.ts';
import { type HttpRequest, serveRepresentation } from '../http/content/serve-representation.ts';
import { apiError } from '../http/cors.ts';
import type { Answers } from '../publication/serving/answers.ts';
import { quote } from '../reviews/schemas/issues.ts';

/** `GET /api/reviews/{id}`: the record of one review. */
export function answerReview(request: HttpRequest, id: string, answers: Answers): Answer | Promise<Answer> {
  const representation = answers.review(id);
  if (!representation) return apiError(404, `no published review has the id ${quote(id)}`);
  return serveRepresentation(request, representation);
}
