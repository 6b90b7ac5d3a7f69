import { type Answer, jsonAnswer, NO_STORE } from '../http/answer.ts';
import { corsHeaders } from '../http/cors.ts';
import type { Issue } from '../reviews/schemas/issues.ts';

/** The answer of an endpoint to wrong parameters, with all problems at once. */
export function badRequest(issues: readonly Issue[]): Answer {
  return jsonAnswer(400, { issues }, { ...NO_STORE, ...corsHeaders });
}
