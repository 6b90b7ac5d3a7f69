import type { APIContext, APIRoute } from 'astro';
import { type Answer, errorAnswer, toResponse } from '../http/answer.ts';
import { corsHeaders, preflightAnswer } from '../http/cors.ts';
import type { HttpRequest } from '../http/serve-representation.ts';

const ALLOWED = ['GET', 'HEAD', 'OPTIONS'];

type Handler = (request: HttpRequest, context: APIContext) => Answer | Promise<Answer>;

/** Wraps a handler as an Astro route, for the dev server and other adapters; our own server calls the handler itself. */
export function queryRoute(handler: Handler): APIRoute {
  return async (context) => {
    const { method, headers } = context.request;
    if (method === 'OPTIONS') return toResponse(preflightAnswer(ALLOWED));
    if (!ALLOWED.includes(method)) {
      return toResponse(errorAnswer(405, `allowed: ${ALLOWED.join(', ')}`, { ...corsHeaders, Allow: ALLOWED.join(', ') }));
    }
    return toResponse(await handler({ method, headers: Object.fromEntries(headers) }, context));
  };
}
