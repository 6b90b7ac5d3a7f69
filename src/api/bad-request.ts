import { type Answer, jsonAnswer, NO_STORE } from '../http/answer.ts';
import { corsHeaders } from '../http/cors.ts';
import type { Issue } from '../reviews/schemas/issues.ts';

/** The 400 of every read endpoint: all problems at once. */
export function badRequest(issues: readonly Issue[]): Answer {
  return jsonAnswer(400, { issues }, { ...NO_STORE, ...corsHeaders });
}
