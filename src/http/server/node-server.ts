import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { Answer } from '../answer.ts';
import { type ClientError, clientErrorAnswer } from './client-error.ts';
import { createServer } from './node-http.ts';
import { MAX_HEADER_BYTES, MAX_URL_BYTES, refusalAnswer } from './request-checks.ts';
import { type BodyWatch, createRequestHandler, type HandlerOptions } from './request-handler.ts';
import { serializeAnswer } from './write-answer.ts';

export interface HttpServer {
  /** Gives the port on which the server listens; with 0, any free one is chosen. */
  listen(port: number, host: string): Promise<number>;
  /** Refuses new connections, lets running requests end, and cuts what is left after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

interface Connection extends BodyWatch {
  /** How many answers have not ended yet. */
  waiting: number;
  /** The newest request. */
  request?: IncomingMessage;
  /** Called when all answers have ended. */
  onIdle?: () => void;
}

/** Milliseconds. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
/** Above the minute that proxies commonly keep their connections. */
const KEEP_ALIVE_TIMEOUT = 65_000;
/** A socket on which nothing moves for this long is closed: its client does not read its answer. */
const IDLE_TIMEOUT = 60_000;
const MAX_CONNECTIONS = 10_000;
/** How many answers may wait on one connection: a client that sends requests and reads nothing would fill the memory. */
const MAX_PIPELINED = 100;
/** How long an idle connection stays after `close`, in ms: its next request may be on its way already. */
const LINGER_MS = 200;

/** The address of a server, without a slash at its end. */
export function serverAddress(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A server of `node:http` with limits and time-outs against abuse. It knows nothing of reviews and routes. */
export function createHttpServer(options: HandlerOptions): HttpServer {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: 1000,
      // `checkRequest` checks the limits, because it can say which one is exceeded: the parser counts URL and headers together.
      maxHeaderSize: 2 * (MAX_HEADER_BYTES + MAX_URL_BYTES),
      requireHostHeader: false,
    },
    receive,
  );
  server.timeout = IDLE_TIMEOUT;
  // The bytes of the headers are limited, not their number.
  server.maxHeadersCount = 0;
  server.maxConnections = MAX_CONNECTIONS;
  // A client that has ended its side of the connection still reads.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('clientError', answerClientError);
  server.on('checkContinue', (request, response) => {
    // `100 Continue` is sent when the body is read: a client need not send the body of a request that is refused.
    request.once('resume', () => !response.headersSent && response.writeContinue());
    receive(request, response);
  });
  server.on('checkExpectation', (request, response) =>
    receive(request, response, refusalAnswer(417, 'Expect: only 100-continue is known')),
  );
  server.on('connect', ({ socket }) => answerLast(socket, refusalAnswer(501, 'CONNECT is for proxies')));
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { waiting: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  let isClosing = false;
  let closesIdle = false;
  const handle = createRequestHandler(options, () => isClosing);

  function receive(request: IncomingMessage, response: ServerResponse, refusal?: Answer): void {
    const connection = connections.get(request.socket) ?? { waiting: 0 };
    // RFC 9112, section 9.6: nothing is processed after an answer that closes.
    if (connection.isEnding) return;
    if (connection.waiting === MAX_PIPELINED) {
      // What has arrived with this request is still parsed, perhaps a thousand more.
      connection.isEnding = true;
      request.socket.destroy();
      return;
    }
    connection.waiting++;
    connection.request = request;
    response.on('close', () => {
      connection.waiting--;
      if (connection.waiting === 0) connection.onIdle?.();
      closeIdle();
    });
    handle(request, response, connection, refusal);
  }

  /**
   * Closes idle connections, but only when no request is under way: to `node:http` a connection is idle even while its client
   * still reads the answer, and closing it would cut that answer off.
   */
  function closeIdle(): void {
    if (!closesIdle || connections.values().some(({ waiting }) => waiting > 0)) return;
    server.closeIdleConnections();
    // Browsers open connections in advance, and for `node:http` a connection is not idle before its first request.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  function answerClientError(error: ClientError, socket: Socket): void {
    // Browsers open connections in advance. An answer on one that they did not use yet would be taken for that to their next request.
    const isUsed = socket.bytesRead > 0;
    const refused = isUsed && socket.writable ? clientErrorAnswer(error) : undefined;
    if (refused === undefined) {
      socket.destroy();
      return;
    }
    const connection = connections.get(socket);
    // An error within the body of a request becomes the answer to that request.
    if (connection?.request?.complete === false && connection.waiting > 0) connection.refuse?.(refused);
    else answerLast(socket, refused);
  }

  /** Answers on a connection that `node:http` has given up, after the answers to the requests before. */
  function answerLast(socket: Socket, answer: Answer): void {
    const connection = connections.get(socket);
    if (connection && connection.waiting > 0) connection.onIdle = () => end(socket, answer);
    else end(socket, answer);
  }

  function end(socket: Socket, answer: Answer): void {
    options.onRefused?.(answer.status);
    socket.end(serializeAnswer(answer), () => socket.destroy());
  }

  return {
    listen: (port, host) => listen(server, port, host),
    async close(graceMs) {
      isClosing = true;
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      const linger = setTimeout(
        () => {
          closesIdle = true;
          closeIdle();
        },
        Math.min(LINGER_MS, graceMs),
      );
      // The `close` of `http.Server` would also close connections whose client still reads an answer: see `closeIdle`.
      await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
      clearTimeout(cut);
      clearTimeout(linger);
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
