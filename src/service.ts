import { badRequest } from './api/bad-request.ts';
import { answerHealth, answerReadiness } from './api/health.ts';
import { answerMetrics } from './api/metrics.ts';
import { answerSearch } from './api/search.ts';
import { answerSince } from './api/since.ts';
import { type Answer, errorAnswer } from './http/answer.ts';
import { answerOtherMethod, corsHeaders } from './http/cors.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import { parseTarget, type RequestTarget } from './http/request-target.ts';
import { type HttpRequest, serveRepresentation } from './http/serve-representation.ts';
import { NOT_FOUND_PATH } from './publication/files.ts';
import { isApiPath } from './publication/headers.ts';
import type { Publication } from './publication/publication.ts';
import type { Metrics } from './telemetry/metrics.ts';

export interface ServiceRequest extends HttpRequest {
  /** The request target as it was sent. */
  readonly url: string;
  /** Whom the rate limit counts this request for; asked where there is one. */
  clientKey(): string;
}

interface ServiceAnswer {
  /** Which of the fixed routes answered; a label for the metrics. */
  readonly route: string;
  readonly answer: Answer | Promise<Answer>;
}

export interface ServiceParts {
  /** The publication that is current now. */
  readonly publication: () => Publication;
  readonly rateLimiter: RateLimiter;
  readonly metrics: Metrics;
  /** Whether `/metrics` is answered here, and not on a port of its own. */
  readonly servesMetrics: boolean;
  readonly isStopping: () => boolean;
}

export interface Service {
  /** Answers a request; what is nowhere is a 404, in JSON on an API path, else the site's own page. */
  answer(request: ServiceRequest): ServiceAnswer;
}

const SINCE = '/api/reviews/since/';

/** What is at an address; `answer` is for GET and HEAD. */
interface Route {
  readonly name: string;
  answer(): Answer | Promise<Answer>;
}

/** Finds out what a request is for and lets that part answer. */
export function createService(parts: ServiceParts): Service {
  /** Takes the request into account before an endpoint computes anything. */
  function limited(request: ServiceRequest, answer: () => Answer | Promise<Answer>): Answer | Promise<Answer> {
    const wait = parts.rateLimiter.take(request.clientKey());
    if (wait === 0) return answer();
    return errorAnswer(429, `too many requests; wait ${wait} s`, { ...corsHeaders, 'Retry-After': String(wait) });
  }

  function findRoute(
    request: ServiceRequest,
    path: string,
    { search }: RequestTarget,
    publication: Publication,
  ): Route | undefined {
    if (path === '/api/reviews/search') {
      return { name: 'search', answer: () => limited(request, () => answerSearch(request, search, publication)) };
    }
    if (path.startsWith(SINCE) && !path.includes('/', SINCE.length)) {
      const date = decodeURIComponent(path.slice(SINCE.length));
      return { name: 'since', answer: () => limited(request, () => answerSince(request, date, publication)) };
    }
    if (path === '/healthz') return { name: 'healthz', answer: answerHealth };
    if (path === '/readyz') return { name: 'readyz', answer: () => answerReadiness(parts.isStopping()) };
    if (path === '/metrics' && parts.servesMetrics) return { name: 'metrics', answer: () => answerMetrics(parts.metrics) };
    const representation = publication.representation(path);
    return (
      representation && { name: isApiPath(path) ? path : 'page', answer: () => serveRepresentation(request, representation) }
    );
  }

  return {
    answer(request) {
      const target = parseTarget(request.url);
      const publication = parts.publication();
      if (!target) return { route: 'malformed', answer: malformed(request.url, publication) };
      const path = pathBelow(publication, target.path);
      const route = path === undefined ? undefined : findRoute(request, path, target, publication);
      if (route) return { route: route.name, answer: answerMethod(request.method, route) };
      const page = path === undefined ? undefined : pageWithoutSlash(path, publication);
      if (page) return { route: 'page', answer: redirect(new URL(publication.baseUrl + page).pathname, target) };
      return { route: 'none', answer: notFound(request, path, publication) };
    },
  };
}

/** The page that is meant by an address with a slash too many at its end. */
function pageWithoutSlash(path: string, publication: Publication): string | undefined {
  // The look behind keeps the search linear: 8 KiB of slashes would take 40 ms without it.
  const page = path.replace(/(?<!\/)\/+$/, '');
  return page !== path && !isApiPath(page) && publication.representation(page) ? page : undefined;
}

/** The path below the base address, or `undefined` for one outside of it. */
function pathBelow({ basePath }: Publication, path: string): string | undefined {
  if (basePath === '') return path;
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

function answerMethod(method: string, route: Route): Answer | Promise<Answer> {
  return method === 'GET' || method === 'HEAD' ? route.answer() : answerOtherMethod(method);
}

/** A date that cannot even be decoded is an issue like any other date that is none. */
function malformed(url: string, { basePath }: Publication): Answer {
  if (!url.startsWith(basePath + SINCE)) return errorAnswer(400, 'the address is malformed', corsHeaders);
  return badRequest([{ path: ['date'], code: 'invalid_format', message: 'is not a date of the calendar as YYYY-MM-DD' }]);
}

/** Each page has one address, without a slash at its end. */
function redirect(path: string, { search }: RequestTarget): Answer {
  const location = search === '' ? path : `${path}?${search}`;
  return { status: 308, headers: { Location: location, 'Cache-Control': 'no-cache' }, body: null };
}

function notFound(
  { method, headers }: ServiceRequest,
  path: string | undefined,
  publication: Publication,
): Answer | Promise<Answer> {
  const page = publication.representation(NOT_FOUND_PATH);
  if (path === undefined || isApiPath(path) || !page) return errorAnswer(404, 'nothing is at this address', corsHeaders);
  // Unconditional: "not modified" would say that something is here.
  const answer = serveRepresentation({ method, headers: { 'accept-encoding': headers['accept-encoding'] } }, page);
  const asNotFound = (found: Answer) => (found.status === 200 ? { ...found, status: 404 } : found);
  return answer instanceof Promise ? answer.then(asNotFound) : asNotFound(answer);
}
