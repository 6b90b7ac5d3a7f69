import type { Answer } from '../http/answer.ts';
import { type HttpRequest, serveRepresentation } from '../http/content/serve-representation.ts';
import type { Answers } from '../publication/serving/answers.ts';
import { calendarDateSchema } from '../reviews/schemas/calendar-date.ts';
import { parseWith } from '../reviews/schemas/issues.ts';
import { badRequest } from './bad-request.ts';

/** `GET /api/reviews/since/{date}`. */
export function answerSince(request: HttpRequest, date: string, answers: Answers): Answer | Promise<Answer> {
  const parsed = parseWith(calendarDateSchema, date);
  if (parsed.ok) return serveRepresentation(request, answers.since(parsed.value));
  return badRequest(parsed.issues.map((issue) => ({ ...issue, path: ['date'] })));
}
