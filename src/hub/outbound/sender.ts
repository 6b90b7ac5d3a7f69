import { Agent, type AgentOptions, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { LRUCache } from 'lru-cache';
import type { Callback } from '../callback.ts';
import type { AddressGuard } from './address-guard.ts';
import { exchange, type Reply } from './exchange.ts';
import { CLOSED } from './failure-reason.ts';
import { guardedLookup, refusalOf } from './guarded-lookup.ts';

export type { Reply } from './exchange.ts';

export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly callback: Callback;
  /** Path and query to ask for. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface Sender {
  /** Sends a request to a callback; no redirect is followed. */
  send(request: OutboundRequest): Promise<Reply>;
  /** Closes every connection; requests under way fail. */
  close(): void;
}

export interface SenderOptions {
  readonly guard: AddressGuard;
  readonly userAgent: string;
  /** For a request in all: DNS, connection, TLS, head and body, in milliseconds; default 10,000. */
  readonly timeoutMs?: number;
  /** PEM of the authorities to trust; default: those that Node trusts. */
  readonly ca?: string;
}

/** Idle connections are closed after this. */
const IDLE_MS = 1000;

/** An address that does not answer for this long gives way to the host's next one; Node's own is too short for far hosts. */
const FAMILY_ATTEMPT_MS = 1000;

/** Of more hosts than these none has an idle connection any more that matters. */
const HOSTS_REMEMBERED = 10_000;

/** In bytes. */
const LONGEST_HEAD = 8 * 1024;

/** A verification's answer is its body; of a delivery's the status decides, and the end lets the connection be kept. */
const BODY_LIMITS = {
  GET: { longest: 1024 },
  POST: { longest: 16 * 1024, timeoutMs: 1000 },
};

/** Makes the one way out of the hub. */
export function createSender({ guard, userAgent, timeoutMs = 10_000, ca }: SenderOptions): Sender {
  const connection = connectionOptions(guard, ca);
  const kept = new Agent({ ...connection, keepAlive: true });
  const unkept = new Agent({ ...connection, keepAlive: false });
  const lastPorts = new LRUCache<string, number>({ max: HOSTS_REMEMBERED });
  let isClosed = false;

  async function send(request: OutboundRequest): Promise<Reply> {
    const refusal = await refuseAddress(guard, request.callback.host);
    if (refusal) return refusal;
    if (isClosed) return { kind: 'failed', reason: CLOSED, wasConnected: false };
    const startedAt = performance.now();
    const options = requestOptions(request, userAgent);
    const bodyLimits = BODY_LIMITS[request.method];
    const { host, port } = request.callback;
    if ((lastPorts.get(host) ?? port) !== port) closeOtherPorts(kept, request.callback);
    lastPorts.set(host, port);
    const first = await exchange({ ...options, agent: kept }, request.body, timeoutMs, bodyLimits);
    if (first.kind !== 'stale') return first;
    // A challenge is for one request, and perhaps it was read.
    if (isClosed || request.method === 'GET') return { kind: 'failed', reason: CLOSED, wasConnected: true };
    const rest = timeoutMs - (performance.now() - startedAt);
    const second = await exchange({ ...options, agent: unkept }, request.body, rest, bodyLimits);
    if (second.kind === 'stale') throw new Error('a new connection was reused');
    return second;
  }

  function close(): void {
    isClosed = true;
    kept.destroy();
    unkept.destroy();
  }

  return { send, close };
}

/** A host's connections are counted over all its ports: idle ones to another port would come on top. */
function closeOtherPorts({ freeSockets }: Agent, { host, port }: Callback): void {
  for (const [name, sockets = []] of Object.entries(freeSockets)) {
    // The agent's names begin with host and port.
    if (!name.startsWith(`${host}:`) || name.startsWith(`${host}:${port}:`)) continue;
    for (const socket of sockets) socket.destroy();
  }
}

/** No option of the process or the environment may weaken these; an agent of our own uses no proxy. */
function connectionOptions(guard: AddressGuard, ca: string | undefined): AgentOptions {
  return {
    lookup: guardedLookup(guard),
    // Made once: else each connection would load the authorities anew.
    secureContext: createSecureContext(ca === undefined ? {} : { ca }),
    rejectUnauthorized: true,
    timeout: IDLE_MS,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: FAMILY_ATTEMPT_MS,
  };
}

/** Node asks `lookup` nothing about IP addresses. */
async function refuseAddress(guard: AddressGuard, host: string): Promise<Reply | undefined> {
  if (isIP(host) === 0) return undefined;
  const resolution = await guard.resolve(host);
  if (resolution.kind === 'resolved') return undefined;
  return { kind: 'failed', reason: refusalOf(resolution), wasConnected: false };
}

function requestOptions({ method, callback, target, headers, body }: OutboundRequest, userAgent: string): RequestOptions {
  const { host, port } = callback;
  const length = method === 'POST' ? { 'Content-Length': body?.length ?? 0 } : {};
  return {
    method,
    host,
    port,
    path: target,
    // RFC 6066 section 3 knows no IP addresses; with an empty one the certificate is checked for `host`.
    servername: isIP(host) === 0 ? host : '',
    headers: { 'User-Agent': userAgent, 'Accept-Encoding': 'identity', ...headers, ...length },
    maxHeaderSize: LONGEST_HEAD,
    insecureHTTPParser: false,
  };
}
