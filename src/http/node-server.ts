import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { type Answer, bodyParts, errorAnswer } from './answer.ts';
import { type ClientError, clientErrorAnswer, serializeAnswer } from './client-error.ts';
import { corsHeaders } from './cors.ts';
import { checkRequest, MAX_HEADER_BYTES, MAX_URL_BYTES, refusalAnswer } from './request-checks.ts';

/** Decides an answer; the response is there to be watched, not to be written. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => Answer | Promise<Answer>;

interface HttpServerOptions {
  readonly respond: Responder;
  /** Called for what is a defect; the client has got a 500 without details. */
  readonly onError: (error: unknown) => void;
  /** Called for what was refused before `respond` saw it; without a request where there was none that could be parsed. */
  readonly onRefused?: (status: number, request?: IncomingMessage) => void;
}

interface Connection {
  /** Answers that are not out yet. */
  waiting: number;
  /** The newest request. */
  request?: IncomingMessage;
  /** Gives the newest request another answer, if it waits for its body. */
  refuse?: (answer: Answer) => void;
  /** Called when all answers are out. */
  onIdle?: () => void;
}

export interface HttpServer {
  /** The address it listens at, with the port that was free where 0 was asked for. */
  listen(port: number, host: string): Promise<{ address: string; port: number }>;
  /** Refuses new connections, lets running requests end, and cuts what is left after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** Milliseconds. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
/** Above the minute that proxies commonly keep their connections. */
const KEEP_ALIVE_TIMEOUT = 65_000;
/** A socket on which nothing moves for so long is given up: a client that does not read its answer. */
const IDLE_TIMEOUT = 60_000;
const MAX_CONNECTIONS = 10_000;
/** Answers that wait on one connection; a client that pipelines more and reads none is filling the memory. */
const MAX_PIPELINED = 1000;
/** A body that nobody asked for is read up to here, and so many ms: then the client sees the answer, not a reset. */
const DRAIN_BYTES = 64 * 1024;
const DRAIN_MS = 500;
/** After `close` a connection between two requests stays so many ms: the next one may be on its way already. */
const LINGER_MS = 200;

/** `node:http` with limits and time-outs for strangers; knows neither reviews nor routes. */
export function createHttpServer({ respond, onError, onRefused }: HttpServerOptions): HttpServer {
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
  // A client that has sent all it wants to say still reads.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('clientError', answerClientError);
  server.on('checkExpectation', (_, response) => send(response, refusalAnswer(417, 'Expect: only 100-continue is known'), true));
  server.on('connect', ({ socket }) => answerLast(socket, refusalAnswer(501, 'CONNECT is for proxies')));
  const sockets = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { waiting: 0 });
    socket.once('close', () => sockets.delete(socket));
  });
  let closing = false;
  let closesIdle = false;
  let running = 0;

  function handle(request: IncomingMessage, response: ServerResponse): void {
    running++;
    const connection = sockets.get(request.socket) ?? { waiting: 0 };
    connection.waiting++;
    connection.request = request;
    if (connection.waiting > MAX_PIPELINED) request.socket.destroy();
    response.on('close', () => {
      running--;
      connection.waiting--;
      if (connection.waiting === 0) connection.onIdle?.();
      closeIdle();
    });
    try {
      const refused = checkRequest(request.rawHeaders, request.url ?? '', request.httpVersion);
      if (refused) onRefused?.(refused.status, request);
      const answer = refused ?? respond(request, response);
      // Waits only for what is not there yet: most answers are, and a promise would cost them a tenth of their time.
      if (answer instanceof Promise || hasBody(request)) answerLater(connection, request, response, answer);
      else send(response, answer, closing);
    } catch (error) {
      fail(request, response, error);
    }
  }

  async function answerLater(
    connection: Connection,
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer | Promise<Answer>,
  ): Promise<void> {
    try {
      const { promise: refused, resolve } = Promise.withResolvers<Answer>();
      connection.refuse = resolve;
      const whole = Promise.all([answer, hasBody(request) && drain(request)]);
      const found = await Promise.race([refused, whole.then(([first]) => first)]);
      send(response, found, closing || !request.complete);
    } catch (error) {
      fail(request, response, error);
    }
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    onError(error);
    if (response.headersSent) response.destroy();
    else send(response, errorAnswer(500, 'something went wrong here', corsHeaders), closing || hasBody(request));
  }

  /** Only when nothing is under way: to `node:http` an answer that is not yet read to its end is idle, and would be cut. */
  function closeIdle(): void {
    if (!closesIdle || running > 0) return;
    server.closeIdleConnections();
    // Browsers connect ahead of need; what was never used does not count as idle to `node:http`.
    for (const socket of sockets.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  function answerClientError(error: ClientError, socket: Socket): void {
    const refused = socket.writable ? clientErrorAnswer(error) : undefined;
    if (refused === undefined) {
      socket.destroy();
      return;
    }
    const connection = sockets.get(socket);
    // What is broken within a request is that one's answer, when its turn comes.
    if (connection?.request?.complete === false && connection.waiting > 0) {
      onRefused?.(refused.status, connection.request);
      connection.refuse?.(refused);
    } else answerLast(socket, refused);
  }

  /** Answers on a connection that `node:http` has given up, after the requests before. */
  function answerLast(socket: Socket, answer: Answer): void {
    const connection = sockets.get(socket);
    if (connection && connection.waiting > 0) connection.onIdle = () => end(socket, answer);
    else end(socket, answer);
  }

  function end(socket: Socket, answer: Answer): void {
    onRefused?.(answer.status);
    socket.end(serializeAnswer(answer), () => socket.destroy());
  }

  return {
    listen: (port, host) => listen(server, port, host),
    close(graceMs) {
      closing = true;
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      const linger = setTimeout(
        () => {
          closesIdle = true;
          closeIdle();
        },
        Math.min(LINGER_MS, graceMs),
      );
      return new Promise((resolve) => {
        // Not `http.Server`'s own `close`, which cuts as described above.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(cut);
          clearTimeout(linger);
          resolve();
        });
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

/** Reads away a body that nobody asked for, as far as the limits allow. */
function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let read = 0;
    const timer = setTimeout(resolve, DRAIN_MS);
    request.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > DRAIN_BYTES) resolve();
    });
    request.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    request.on('end', resolve);
    if (request.complete) resolve();
  });
}
