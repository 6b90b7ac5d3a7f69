import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { answerMetrics } from '../api/metrics.ts';
import { errorAnswer } from '../http/answer.ts';
import { clientAddress, clientKey, isTrustedProxy } from '../http/client/client-address.ts';
import { createRateLimiter } from '../http/client/rate-limit.ts';
import { answerOtherMethod } from '../http/cors.ts';
import { createHttpServer, type HttpServer, serverAddress } from '../http/server/node-server.ts';
import { readBody } from '../http/server/request-body.ts';
import type { Responder } from '../http/server/request-handler.ts';
import { once } from '../once.ts';
import type { Publication } from '../publication/serving/publication.ts';
import { watchPublication } from '../publication/serving/watch.ts';
import { type Environment, readServerSettings, type ServerSettings } from '../settings.ts';
import { createLog, type Logger } from '../telemetry/log.ts';
import { createMetrics, type Metrics } from '../telemetry/metrics.ts';
import { createPublicationLog } from '../telemetry/publication-log.ts';
import { VERSION } from '../telemetry/version.ts';
import { createService, type Service, type ServiceRequest } from './service.ts';

/** How long requests may still run after SIGTERM, in ms. */
const GRACE_MS = 10_000;

/** As nginx and others call it when a client leaves before it has an answer. */
const CLIENT_LEFT = 499;

/**
 * For so long, in ms, another signal counts as the first one: all processes of a group get it, and also pass it on to each other.
 */
const SAME_SIGNAL_MS = 1000;

/**
 * Serves the publication until SIGTERM, SIGINT or SIGHUP, then ends the process; throws where it cannot start. `packFile` is the
 * file that every build replaces. Gives the address that it listens at.
 */
export async function startServer(environment: Environment, packFile: string): Promise<string> {
  const settings = readServerSettings(environment);
  const { log, exit } = createLog(settings.logLevel);
  const metrics = createMetrics();
  const publicationLog = createPublicationLog(log);
  let stoppingSince: number | undefined;
  /** Lets the hub look for changes; does nothing until the hub is loaded. */
  let tellHub = () => {};
  const watch = watchPublication({
    file: packFile,
    onOpened(publication) {
      metrics.setPublication(publication);
      publicationLog.opened(publication);
      tellHub();
    },
    onRefused: publicationLog.refused,
    onDamaged: publicationLog.damaged,
    onFaults: metrics.setPublicationFaults,
  });
  function newest(): Publication {
    watch.look();
    return watch.current();
  }
  // Both are loaded late: the SDKs behind `/mcp` would double the time of a start, and the first answers need no hub.
  const hub = once(async () => {
    const { createServiceHub } = await import('./start-hub.ts');
    return createServiceHub({ settings, newest, log, metrics });
  });
  const onError = (error: unknown) => log.error({ err: error }, 'request failed');
  const mcp = once(async () => {
    const [{ createServiceMcp }, { keep }] = await Promise.all([import('./start-mcp.ts'), hub()]);
    return createServiceMcp({ settings, hub: { keep }, publication: watch.current, onError });
  });
  const service = createService({
    hub: { receive: async (form, client) => (await hub()).receive(form, client), problem: async () => (await hub()).problem() },
    mcp: { answer: async (request) => (await mcp()).answer(request), refuse: async (wait) => (await mcp()).refuse(wait) },
    publication: watch.current,
    publicationProblem: watch.problem,
    rateLimiter: createRateLimiter(settings.rateLimit),
    metrics,
    servesMetrics: settings.metricsPort === undefined,
    isStopping: () => stoppingSince !== undefined,
  });
  function onRefused(status: number, request?: IncomingMessage): void {
    const method = request?.method ?? 'unknown';
    metrics.countRequest({ route: 'refused', method, status }, 0);
    log.info({ method, path: request?.url?.split('?', 1)[0]?.slice(0, 200), status }, 'request refused');
  }
  const server = createHttpServer({
    respond: createResponder({ service, settings, metrics, log }),
    onError,
    onRefused,
  });
  const servers = [server];
  const port = await server.listen(settings.port, settings.host);
  if (settings.metricsPort !== undefined) servers.push(await serveMetrics(metrics, settings.metricsPort, settings.host, onError));
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) await exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping');
    const answered = Promise.all(servers.map((each) => each.close(GRACE_MS)));
    await Promise.all([answered, (await hub()).stop(GRACE_MS, answered)]);
    watch.close();
    log.info('stopped');
    await exit(0);
  }
  // The handlers are set before the hub starts: that may wait for the store, while requests are already answered.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  const { start, look } = await hub();
  tellHub = () => void look();
  await start();
  const address = serverAddress(settings.host, port);
  log.info({ url: address, baseUrl: watch.current().baseUrl, version: VERSION }, 'listening');
  return address;
}

interface ResponderParts {
  readonly service: Service;
  readonly settings: ServerSettings;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Lets the service answer, and logs and counts every answer. */
function createResponder({ service, settings, metrics, log }: ResponderParts): Responder {
  let hasWarned = false;
  /** Says once why readers who asked for little may get 429. The proxy is not named: it may be a reader who sends that header. */
  function warnOfProxy({ socket, headers }: IncomingMessage): void {
    if (hasWarned) return;
    const isForwarded = headers['x-forwarded-for'] !== undefined;
    const isTrusted = isTrustedProxy(socket.remoteAddress ?? '', settings.trustedProxies);
    if (isForwarded === isTrusted) return;
    hasWarned = true;
    // HAProxy, Envoy and others send that header only where their configuration says so.
    const origin = isTrusted
      ? 'from an address of TRUST_PROXY without X-Forwarded-For; if that is a proxy'
      : 'through a proxy that TRUST_PROXY does not name';
    log.warn(`429 to a request ${origin}: all readers behind it count as one client`);
  }
  return (request, response) => {
    const asked = toServiceRequest(request, settings);
    const started = performance.now();
    const { route, answer } = service.answer(asked);
    response.on('close', () => {
      const seconds = (performance.now() - started) / 1000;
      const status = response.headersSent ? response.statusCode : CLIENT_LEFT;
      metrics.countRequest({ route, method: asked.method, status }, seconds);
      log.info(describe(asked, status, seconds, response.writableFinished), 'request');
      if (status === 429) warnOfProxy(request);
    });
    return answer;
  };
}

/** What the log says of an answer. The query may say what somebody looks for, so it is left out. */
function describe({ method, url }: ServiceRequest, status: number, seconds: number, isSent: boolean) {
  const [path = ''] = url.split('?', 1);
  return { method, path, status, ms: Math.round(seconds * 1e5) / 100, ...(!isSent && { aborted: true }) };
}

function toServiceRequest(request: IncomingMessage, { trustedProxies }: ServerSettings): ServiceRequest {
  // Every value is a string but that of `Set-Cookie`, which nothing here reads.
  const headers = request.headers as Record<string, string | undefined>;
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers,
    readBody: (limit) => readBody(request, limit),
    clientKey: () => clientKey(clientAddress(request.socket.remoteAddress ?? '', headers['x-forwarded-for'], trustedProxies)),
  };
}

async function serveMetrics(
  metrics: Metrics,
  port: number,
  host: string,
  onError: (error: unknown) => void,
): Promise<HttpServer> {
  const server = createHttpServer({
    respond({ method = '', url = '' }) {
      if (url.split('?', 1)[0] !== '/metrics') return errorAnswer(404, 'only /metrics is here');
      return method === 'GET' || method === 'HEAD' ? answerMetrics(metrics) : answerOtherMethod(method, false);
    },
    onError,
  });
  await server.listen(port, host);
  return server;
}
