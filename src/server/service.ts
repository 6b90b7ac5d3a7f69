import { answerHealth, answerReadiness } from '../api/health.ts';
import { answerMetrics } from '../api/metrics.ts';
import { answerReview, answerSearch, answerSince, badRequest } from '../api/reviews.ts';
import type { Answer } from '../http/answer.ts';
import { createBodyRoom } from '../http/client/body-room.ts';
import type { RateLimiter } from '../http/client/rate-limit.ts';
import { type BodyRequest, serveRepresentation } from '../http/content/serve-representation.ts';
import { answerOtherMethod, apiError } from '../http/cors.ts';
import { parseTarget, pathBelow, type RequestTarget } from '../http/request-target.ts';
import { announcedLength } from '../http/server/request-body.ts';
import type { Hub } from '../hub/hub.ts';
import { answerHub, hubAnswer } from '../hub/requests/endpoint.ts';
import type { Mcp } from '../mcp/mcp.ts';
import { isApiPath } from '../publication/headers/headers.ts';
import { DamageError } from '../publication/pack/pack-error.ts';
import type { Publication } from '../publication/serving/publication.ts';
import { HUB_PATH, MCP_PATH, NOT_FOUND_PATH } from '../representations/resource-paths.ts';
import type { Metrics } from '../telemetry/metrics.ts';

export interface ServiceRequest extends BodyRequest {
  /** The request target as it was sent. */
  readonly url: string;
  /** The client for which the rate limit counts this request; called only for endpoints that are limited. */
  clientKey(): string;
}

interface ServiceAnswer {
  /** The route that answered, as a label for the metrics; there is a fixed number of them. */
  readonly route: string;
  readonly answer: Answer | Promise<Answer>;
}

export interface ServiceParts {
  /** The publication that is current now. */
  readonly publication: () => Publication;
  /** What is wrong with that publication, or with a newer one that is refused; `undefined` if nothing is. */
  readonly publicationProblem: () => string | undefined;
  readonly rateLimiter: RateLimiter;
  readonly metrics: Metrics;
  readonly hub: Pick<Hub, 'receive' | 'problem'>;
  readonly mcp: Pick<Mcp, 'answer'> & { refuse(wait: number): Answer | Promise<Answer> };
  /** Whether `/metrics` is answered here, or on a port of its own. */
  readonly servesMetrics: boolean;
  readonly isStopping: () => boolean;
}

export interface Service {
  /** Answers a request. Where nothing is at its address, the answer is a 404: JSON on an API path, else a page of the site. */
  answer(request: ServiceRequest): ServiceAnswer;
}

const SINCE = '/api/reviews/since/';
const REVIEW = '/api/reviews/';

/**
 * What is at an address. `answer` is called only for GET and HEAD, unless `knowsMethods` says that it checks the method itself.
 */
interface Route {
  readonly name: string;
  readonly knowsMethods?: true;
  answer(): Answer | Promise<Answer>;
}

/** Finds out what a request is for, and lets that part of the service answer. */
export function createService(parts: ServiceParts): Service {
  const room = createBodyRoom();

  /**
   * Counts the request, and makes room for its body, before an endpoint computes anything; `refuse` makes the answer to a client that
   * has to wait.
   */
  function limited(
    request: ServiceRequest,
    answer: () => Answer | Promise<Answer>,
    refuse: (wait: number) => Answer | Promise<Answer> = refuseQuery,
  ): Answer | Promise<Answer> {
    const client = request.clientKey();
    const wait = parts.rateLimiter.take(client);
    if (wait > 0) return refuse(wait);
    const bytes = announcedLength(request.headers);
    if (bytes === 0) return answer();
    if (!room.take(client, bytes)) return refuse(1);
    return Promise.try(answer).finally(() => room.giveBack(client, bytes));
  }

  /** What only the operator asks for. */
  function findOperatorRoute(path: string): Route | undefined {
    if (path === '/healthz') return { name: 'healthz', answer: answerHealth };
    if (path === '/readyz') {
      const needs = () => ({
        isStopping: parts.isStopping(),
        publicationProblem: parts.publicationProblem(),
        hubProblem: parts.hub.problem,
      });
      return { name: 'readyz', answer: () => answerReadiness(needs()) };
    }
    if (path === '/metrics' && parts.servesMetrics) return { name: 'metrics', answer: () => answerMetrics(parts.metrics) };
    return undefined;
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
    // No review can have the id "since".
    if (`${path}/` === SINCE || (path.startsWith(SINCE) && !path.includes('/', SINCE.length))) {
      const date = decodeURIComponent(path.slice(SINCE.length));
      return { name: 'since', answer: () => limited(request, () => answerSince(request, date, publication)) };
    }
    if (path.startsWith(REVIEW) && path !== REVIEW && !path.includes('/', REVIEW.length)) {
      const id = decodeURIComponent(path.slice(REVIEW.length));
      return { name: 'review', answer: () => limited(request, () => answerReview(request, id, publication)) };
    }
    if (path === HUB_PATH) {
      const answer = () => answerHub(request, { receive: (form) => parts.hub.receive(form, request.clientKey()) });
      return { name: 'hub', knowsMethods: true, answer: () => limited(request, answer, refuseForm) };
    }
    // An address with a slash at its end is answered too, not redirected: a client that follows a redirect may lose its POST.
    if (path === MCP_PATH || path === `${MCP_PATH}/`) {
      const answer = () => parts.mcp.answer(request);
      const isPreflight = request.method === 'OPTIONS';
      return { name: 'mcp', knowsMethods: true, answer: isPreflight ? answer : () => limited(request, answer, parts.mcp.refuse) };
    }
    const representation = publication.representation(path);
    return (
      representation && { name: isApiPath(path) ? path : 'page', answer: () => serveRepresentation(request, representation) }
    );
  }

  function findAnswer(request: ServiceRequest): ServiceAnswer {
    const target = parseTarget(request.url);
    const publication = parts.publication();
    if (!target) return { route: 'malformed', answer: malformed(request.url, publication) };
    const path = pathBelow(publication.basePath, target.path);
    // The operator's checks also work without the path of the base address, which a container's health check does not know.
    const route =
      findOperatorRoute(path ?? target.path) ?? (path === undefined ? undefined : findRoute(request, path, target, publication));
    if (route) return { route: route.name, answer: answerMethod(request.method, route, path !== undefined && isApiPath(path)) };
    const isThere = (page: string) => publication.representation(page) !== undefined;
    const location = path === undefined ? undefined : locationWithoutSlash(publication.baseUrl, path, target, isThere);
    if (location !== undefined) return { route: 'page', answer: redirect(location) };
    return { route: 'none', answer: notFound(request, path, publication) };
  }

  return {
    answer(request) {
      try {
        const found = findAnswer(request);
        return found.answer instanceof Promise ? { ...found, answer: found.answer.catch(answerDamage) } : found;
      } catch (error) {
        return { route: 'damaged', answer: answerDamage(error) };
      }
    },
  };
}

/** Answers 503 for a damaged part of the publication, which is already logged. Another server or a new build may have it. */
function answerDamage(error: unknown): Answer {
  if (error instanceof DamageError) return apiError(503, 'this part of the publication is damaged', { 'Retry-After': '60' });
  throw error;
}

/** The location of the page that is meant by an address with a slash at its end; `undefined` where there is none. */
export function locationWithoutSlash(
  baseUrl: string,
  path: string,
  { search }: RequestTarget,
  isThere: (page: string) => boolean,
): string | undefined {
  // The lookbehind keeps the search linear: without it 8 KiB of slashes would take 40 ms.
  const page = path.replace(/(?<!\/)\/+$/, '');
  if (page === path || isApiPath(page) || !isThere(page)) return undefined;
  return new URL(baseUrl + page).pathname + (search === '' ? '' : `?${search}`);
}

function answerMethod(method: string, route: Route, isOpen: boolean): Answer | Promise<Answer> {
  return route.knowsMethods || method === 'GET' || method === 'HEAD' ? route.answer() : answerOtherMethod(method, isOpen);
}

function refuseQuery(wait: number): Answer {
  return apiError(429, tooMany(wait), { 'Retry-After': String(wait) });
}

function refuseForm(wait: number): Answer {
  return hubAnswer({ status: 429, message: tooMany(wait), retryAfter: wait });
}

function tooMany(wait: number): string {
  return `too many requests; wait ${wait} s`;
}

/** A date that cannot even be decoded is answered like any other text that is no date. */
function malformed(url: string, { basePath }: Publication): Answer {
  if (!url.startsWith(basePath + SINCE)) return apiError(400, 'the address is malformed');
  return badRequest([{ path: ['date'], code: 'invalid_format', message: 'is not a date of the calendar as YYYY-MM-DD' }]);
}

/** Each page has one address, without a slash at its end. */
export function redirect(location: string): Answer {
  return { status: 308, headers: { Location: location, 'Cache-Control': 'no-cache' }, body: null };
}

function notFound(
  { method, headers }: ServiceRequest,
  path: string | undefined,
  publication: Publication,
): Answer | Promise<Answer> {
  const page = publication.representation(NOT_FOUND_PATH);
  if (path === undefined || isApiPath(path) || !page) return apiError(404, 'nothing is at this address');
  // The conditions of the request are left out: "not modified" would say that something is here.
  const answer = serveRepresentation({ method, headers: { 'accept-encoding': headers['accept-encoding'] } }, page);
  const asNotFound = (found: Answer) => (found.status === 200 ? { ...found, status: 404 } : found);
  return answer instanceof Promise ? answer.then(asNotFound) : asNotFound(answer);
}
