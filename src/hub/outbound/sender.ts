import { Agent, type AgentOptions, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Callback } from '../callback.ts';
import type { AddressGuard, Resolution } from './address-guard.ts';
import { exchange } from './exchange.ts';
import { CLOSED, Failure } from './failure-reason.ts';
import type { Reply } from './reply.ts';

export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly callback: Callback;
  /** The path and query to ask for: the callback's own, perhaps with more parameters. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface Sender {
  /** Sends a request to a callback. Redirects are not followed. */
  send(request: OutboundRequest): Promise<Reply>;
  /** Closes every connection, so that requests under way fail. */
  close(): void;
}

export interface SenderOptions {
  readonly guard: AddressGuard;
  readonly userAgent: string;
  /** How long a whole request may take, from DNS to the end of the answer's body, in ms; default 10,000. */
  readonly timeoutMs?: number;
  /** The certificate authorities to trust, as PEM; default: those that Node trusts. */
  readonly ca?: string;
}

/** How long a connection is kept without a request, in ms. */
const IDLE_MS = 1000;

/** The most bytes that the headers of an answer may have. */
const LONGEST_HEAD = 8 * 1024;

/**
 * How much of an answer's body is read. For a verification (GET) the body is the answer. For a delivery (POST) only the status
 * matters, and the body is read because a connection can be kept only after its end.
 */
const BODY_LIMITS = {
  GET: { longest: 1024 },
  POST: { longest: 16 * 1024, timeoutMs: 1000 },
};

/** Makes the only part of the hub that sends requests to strangers. */
export function createSender({ guard, userAgent, timeoutMs = 10_000, ca }: SenderOptions): Sender {
  const connection = connectionOptions(guard, timeoutMs, ca);
  const kept = new Agent({ ...connection, keepAlive: true });
  const unkept = new Agent({ ...connection, keepAlive: false });
  let isClosed = false;

  async function send(request: OutboundRequest): Promise<Reply> {
    const refusal = await refuseAddress(guard, request.callback.host);
    if (refusal) return refusal;
    if (isClosed) return { kind: 'failed', reason: CLOSED, wasConnected: false };
    const startedAt = performance.now();
    const options = requestOptions(request, userAgent);
    const bodyLimits = BODY_LIMITS[request.method];
    const first = await exchange({ ...options, agent: kept }, request.body, timeoutMs, bodyLimits);
    if (first.kind !== 'stale') return first;
    // A challenge may be sent only once, and the callback may have read this one.
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

/**
 * All that matters is set here, so that no option of the process or the environment can weaken it. Agents made so use no proxy.
 */
function connectionOptions(guard: AddressGuard, timeoutMs: number, ca: string | undefined): AgentOptions {
  return {
    lookup: guardedLookup(guard),
    // Without a context of its own, each connection would load the authorities anew.
    secureContext: createSecureContext({ ca }),
    rejectUnauthorized: true,
    // On a resumed session no certificate is checked, and it may have expired since.
    maxCachedSessions: 0,
    timeout: IDLE_MS,
    autoSelectFamily: true,
    // Node leaves an address for good after this time, except the last one. Two addresses are usual, so each gets half.
    autoSelectFamilyAttemptTimeout: timeoutMs / 2,
  };
}

/**
 * Gives `node:net` the addresses to connect to, resolved and checked at the moment when it opens a connection: so a name
 * cannot lead elsewhere between the check and the connection. Node asks for all addresses of a name (`autoSelectFamily`).
 */
function guardedLookup(guard: AddressGuard): LookupFunction {
  return (host, _options, done) => {
    guard.resolve(host).then(
      (resolution) => {
        if (resolution.kind === 'resolved') done(null, resolution.addresses);
        else done(new Failure(refusalOf(resolution)), []);
      },
      (error) => done(error, []),
    );
  };
}

/** Says why nothing was sent. It does not say to which address, because that may be one of our own network. */
function refusalOf(resolution: Exclude<Resolution, { kind: 'resolved' }>): string {
  return resolution.kind === 'refused' ? 'refused network' : resolution.reason;
}

/** Checks a host that is an IP address: Node does not ask `lookup` about these. */
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
    // TLS server names cannot be IP addresses (RFC 6066, section 3). With an empty one, Node checks the certificate for `host`.
    servername: isIP(host) === 0 ? host : '',
    headers: { 'User-Agent': userAgent, 'Accept-Encoding': 'identity', ...headers, ...length },
    maxHeaderSize: LONGEST_HEAD,
    insecureHTTPParser: false,
  };
}
