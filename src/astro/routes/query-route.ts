import type { APIContext, APIRoute } from 'astro';
import { type Answer, toResponse } from '../../http/answer.ts';
import type { HttpRequest } from '../../http/content/serve-representation.ts';
import { answerOtherMethod } from '../../http/cors.ts';

type Handler = (request: HttpRequest, context: APIContext) => Answer | Promise<Answer>;

/** Wraps a handler as an Astro route for the dev server. Our own server calls the handler itself. */
export function queryRoute(handler: Handler): APIRoute {
  return async (context) => {
    const { method, headers } = context.request;
    if (method !== 'GET' && method !== 'HEAD') return toResponse(answerOtherMethod(method));
    return toResponse(await handler({ method, headers: Object.fromEntries(headers) }, context));
  };
}
