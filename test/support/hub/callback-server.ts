import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { PATIENCE } from '../patience.ts';
import { authority } from './authority.ts';

/** A request as a callback received it. */
export interface Received {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: string[];
  readonly body: Buffer;
  /** Milliseconds since 1970, when its headers arrived. */
  readonly at: number;
  /** The port of the client's socket, which identifies the connection. */
  readonly port: number;
}

/** Answers a request to a callback. */
export type Handler = (received: Received, response: ServerResponse) => void;

interface Held {
  readonly received: Received;
  /** Answers it as it is by default. */
  end(): void;
}

export interface CallbackServer {
  /** `https://127.0.0.1:12345` */
  readonly origin: string;
  /** An address on it: `https://127.0.0.1:12345/cb` */
  readonly url: string;
  readonly received: readonly Received[];
  /** The deliveries that it has received. */
  deliveries(): Received[];
  /** The GET requests of a mode that it has received. */
  asked(mode: string): Received[];
  /** Waits for a request that matches; earlier ones count too. */
  waitFor(matches: (request: Received) => boolean): Promise<Received>;
  /** Sets how requests are answered from now on. Default: a GET is answered 200 with its `hub.challenge`, a POST 204. */
  answerWith(handler: Handler): void;
  /** Holds requests back until the test ends them. Returns those that are held. */
  hold(holds?: (received: Received) => boolean): readonly Held[];
  /** How many connections are open now, and the most that were open at once. */
  readonly connections: { readonly now: number; readonly most: number };
  close(): Promise<void>;
}

export interface CallbackServerOptions {
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** Default: a free one. */
  readonly port?: number;
  /** Further names in its certificate. */
  readonly hosts?: string[];
}

/** Starts a subscriber's server: real HTTPS on loopback, where 127.0.0.1, 127.0.0.2 and so on are separate hosts. */
export async function startCallbackServer(options: CallbackServerOptions = {}): Promise<CallbackServer> {
  const { host = '127.0.0.1', port = 0, hosts = [] } = options;
  const server = createServer(await authority.issue({ hosts: [host, ...hosts] }));
  const received: Received[] = [];
  const sockets = new Set<Duplex>();
  let most = 0;
  let answer: Handler = answerAsAsked;

  server.on('connection', (socket) => {
    sockets.add(socket);
    most = Math.max(most, sockets.size);
    socket.once('close', () => sockets.delete(socket));
    // In many tests the client disconnects midway.
    socket.on('error', () => {});
  });
  server.on('request', async (request, response) => {
    const whole = await readRequest(request);
    if (whole === undefined) return;
    received.push(whole);
    answer(whole, response);
  });
  server.listen(port, host);
  await once(server, 'listening');

  function waitFor(matches: (request: Received) => boolean): Promise<Received> {
    const look = () => {
      const found = received.find(matches);
      if (found) return found;
      const seen = received.map(({ method, target }) => `${method} ${target}`).join(', ');
      throw new Error(`no such request; there were: ${seen || 'none'}`);
    };
    return vi.waitFor(look, PATIENCE);
  }

  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the callback server has no port');
  const origin = `https://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
  return {
    origin,
    url: `${origin}/cb`,
    received,
    deliveries: () => received.filter(isPost),
    asked: (mode) => received.filter((request) => request.method === 'GET' && parameter(request, 'hub.mode') === mode),
    waitFor,
    answerWith: (handler) => {
      answer = handler;
    },
    hold(holds = () => true) {
      const held: Held[] = [];
      answer = (received, response) => {
        if (holds(received)) held.push({ received, end: () => answerAsAsked(received, response) });
        else answerAsAsked(received, response);
      };
      return held;
    },
    connections: {
      get now() {
        return sockets.size;
      },
      get most() {
        return most;
      },
    },
    async close() {
      if (!server.listening) return;
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Starts a subscriber's server that is closed when the current test has ended. */
export async function startCallback(options?: CallbackServerOptions): Promise<CallbackServer> {
  const callback = await startCallbackServer(options);
  onTestFinished(() => callback.close());
  return callback;
}

/** A subscriber's server for each test of a file. The returned object always stands for the server of the current test. */
export function useCallback(): CallbackServer {
  let current: CallbackServer;
  beforeEach(async () => {
    current = await startCallback();
  });
  return new Proxy({} as CallbackServer, { get: (_, name: keyof CallbackServer) => current[name] });
}

/** Reads a request; `undefined` if the client disconnected before it was complete. */
async function readRequest(request: IncomingMessage): Promise<Received | undefined> {
  const at = Date.now();
  const { method = '', url = '', headers, rawHeaders, socket } = request;
  const port = socket.remotePort ?? 0;
  const body = await buffer(request).catch(() => undefined);
  return body && { method, target: url, headers, rawHeaders, body, at, port };
}

export const isPost = ({ method }: Pick<Received, 'method'>): boolean => method === 'POST';

/** A parameter of the query in a request to a callback. */
export function parameter({ target }: Pick<Received, 'target'>, name: string): string | null {
  return new URL(target, 'https://callback').searchParams.get(name);
}

/** Confirms a verification. */
export function confirm(received: Received, response: ServerResponse): void {
  response.end(parameter(received, 'hub.challenge') ?? '');
}

/** Confirms verifications, and lets `handler` answer deliveries. */
export function onDelivery(handler: Handler): Handler {
  return (received, response) => (received.method === 'GET' ? confirm : handler)(received, response);
}

/** Confirms verifications, and accepts deliveries. */
export const answerAsAsked: Handler = onDelivery((_received, response) => response.writeHead(204).end());

/** Confirms verifications, and answers deliveries with the statuses in turn; the last one is repeated. */
export function withStatuses(...statuses: readonly number[]): Handler {
  let count = 0;
  return onDelivery((_received, response) => {
    response.writeHead(statuses[Math.min(count, statuses.length - 1)] ?? 204).end();
    count++;
  });
}
