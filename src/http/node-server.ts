import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Answer, bodyParts, errorAnswer } from './answer.ts';
import { type ClientError, clientErrorResponse } from './client-error.ts';
import { corsHeaders } from './cors.ts';
import { checkRequest, MAX_HEADER_BYTES, MAX_URL_BYTES } from './request-checks.ts';

/** Decides an answer, or `undefined` when it has taken over the response. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => Answer | undefined | Promise<Answer | undefined>;

export interface HttpServerOptions {
  readonly respond: Responder;
  /** Called for what is a defect; the client has got a 500 without details. */
  readonly onError: (error: unknown) => void;
}

export interface HttpServer {
  /** The address it listens at, with the port that was free where 0 was asked for. */
  listen(port: number, host: string): Promise<{ address: string; port: number }>;
  /** Refuses new connections, lets running requests end, and cuts what is left after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** Milliseconds, as the contract says (section 4). */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
/** Above the minute that proxies commonly keep their connections. */
const KEEP_ALIVE_TIMEOUT = 65_000;
/** A socket on which nothing moves for so long is given up: a client that does not read its answer. */
const IDLE_TIMEOUT = 120_000;
const MAX_CONNECTIONS = 10_000;
/** A body that nobody asked for is read up to here, and so many ms: then the client sees the answer, not a reset. */
const DRAIN_BYTES = 64 * 1024;
const DRAIN_MS = 500;

/** `node:http` with the limits and time-outs of the contract; knows neither reviews nor routes. */
export function createHttpServer({ respond, onError }: HttpServerOptions): HttpServer {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: 1000,
      // Checked by `checkRequest`, which can say which limit it was: the parser counts URL and headers together.
      maxHeaderSize: 2 * (MAX_HEADER_BYTES + MAX_URL_BYTES),
      requireHostHeader: false,
    },
    handle,
  );
  server.timeout = IDLE_TIMEOUT;
  // Bytes are what is limited, not lines.
  server.maxHeadersCount = 0;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', answerClientError);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let closing = false;

  // Waits only for what is not there yet: most answers are, and a promise would cost them a tenth of their time.
  function handle(request: IncomingMessage, response: ServerResponse): void {
    try {
      const answer = checkRequest(request.rawHeaders, request.url ?? '', request.httpVersion) ?? respond(request, response);
      if (answer instanceof Promise)
        answer.then((later) => write(request, response, later)).catch((error) => fail(request, response, error));
      else write(request, response, answer);
    } catch (error) {
      fail(request, response, error);
    }
  }

  function write(request: IncomingMessage, response: ServerResponse, answer: Answer | undefined): void {
    if (answer === undefined) return;
    if (hasBody(request)) drain(request, () => send(response, answer, closing || !request.complete));
    else send(response, answer, closing);
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    onError(error);
    if (response.headersSent) response.destroy();
    else send(response, errorAnswer(500, 'something went wrong here', corsHeaders), closing || hasBody(request));
  }

  return {
    listen: (port, host) => listen(server, port, host),
    close(graceMs) {
      closing = true;
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      return new Promise((resolve) => {
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        // Browsers connect ahead of need; what was never used does not count as idle to `node:http`.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      });
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<{ address: string; port: number }> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('not a TCP address'));
      else resolve(address);
    });
  });
}

function send(response: ServerResponse, { status, headers, body }: Answer, closes: boolean): void {
  const parts = body === null ? [] : bodyParts(body);
  if (closes) response.setHeader('Connection', 'close');
  if (status !== 204 && status !== 304)
    response.setHeader(
      'Content-Length',
      parts.reduce((sum, part) => sum + part.length, 0),
    );
  response.writeHead(status, headers);
  // Head and body go out in one write where there is one part.
  for (const part of parts.slice(0, -1)) response.write(part);
  response.end(parts.at(-1));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads away a body that nobody asked for, as far as the limits allow, and goes on. */
function drain(request: IncomingMessage, next: () => void): void {
  let read = 0;
  const timer = setTimeout(finish, DRAIN_MS);
  function finish(): void {
    clearTimeout(timer);
    request.off('data', count).off('end', finish).off('close', finish).resume();
    next();
  }
  function count(chunk: Buffer): void {
    read += chunk.length;
    if (read > DRAIN_BYTES) finish();
  }
  if (request.complete) finish();
  else request.on('data', count).on('end', finish).on('close', finish);
}

function answerClientError(error: ClientError, socket: Socket): void {
  const response = socket.writable ? clientErrorResponse(error) : undefined;
  if (response === undefined) socket.destroy();
  else socket.end(response, () => socket.destroy());
}
