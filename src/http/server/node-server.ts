import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { type Answer, errorAnswer, writeAnswer } from '../answer.ts';
import { corsHeaders } from '../cors.ts';
import { type ClientError, clientErrorAnswer, serializeAnswer } from './client-error.ts';
import { endsSoon, hasBody, readAway } from './request-body.ts';
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
  /** Called when the newest request's body is broken, with its answer unless another one is out. */
  refuse?: (answer: Answer) => void;
  /** The newest request is the last one that is answered. */
  isEnding?: boolean;
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
/** What is left of a body is waited for so long before the answer: then the connection can go on. */
const REST = { bytes: 64 * 1024, ms: 500 };
/** A longer rest is read away after the answer: closing while a client still sends resets the connection, and the answer is lost. */
const REST_AFTER_ANSWER = { bytes: 16 * 1024 * 1024, ms: 5000 };
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
  server.on('checkContinue', (request, response) => {
    // Invited when somebody reads it, not before: what is refused need not be sent.
    request.once('resume', () => !response.headersSent && response.writeContinue());
    handle(request, response);
  });
  server.on('checkExpectation', (request, response) =>
    handle(request, response, refusalAnswer(417, 'Expect: only 100-continue is known')),
  );
  server.on('connect', ({ socket }) => answerLast(socket, refusalAnswer(501, 'CONNECT is for proxies')));
  const sockets = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { waiting: 0 });
    socket.once('close', () => sockets.delete(socket));
  });
  let closing = false;
  let closesIdle = false;
  let running = 0;

  function handle(request: IncomingMessage, response: ServerResponse, refusal?: Answer): void {
    const connection = sockets.get(request.socket) ?? { waiting: 0 };
    // RFC 9112, section 9.6: nothing is processed after an answer that closes.
    if (connection.isEnding) return;
    running++;
    connection.waiting++;
    connection.request = request;
    if (connection.waiting > MAX_PIPELINED) request.socket.destroy();
    response.on('close', () => {
      running--;
      connection.waiting--;
      if (connection.waiting === 0) connection.onIdle?.();
      closeIdle();
    });
    const answer = decide(request, response, refusal);
    // Waits only for what is not there yet: most answers are, and a promise would cost them a tenth of their time.
    if (hasBody(request)) answerAmidBody(connection, request, response, answer);
    else if (!(answer instanceof Promise)) answerNow(request, response, answer);
    else
      answer.then(
        (found) => answerNow(request, response, found),
        (error) => response.end(fail(request, response, error, closing)),
      );
  }

  /** A throw becomes a rejection: there is one way for both. */
  function decide(request: IncomingMessage, response: ServerResponse, refusal?: Answer): Answer | Promise<Answer> {
    try {
      const refused = checkRequest(request.rawHeaders, request.url ?? '', request.httpVersion) ?? refusal;
      if (refused) onRefused?.(refused.status, request);
      return refused ?? respond(request, response);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  function answerNow(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    try {
      watch(response, answer);
      response.end(writeAnswer(response, answer, closing));
    } catch (error) {
      response.end(fail(request, response, error, closing));
    }
  }

  /** Answers after a short rest of the body, or else before a long one, and then ends the connection. */
  async function answerAmidBody(
    connection: Connection,
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer | Promise<Answer>,
  ): Promise<void> {
    const { promise: broken, resolve } = Promise.withResolvers<Answer>();
    connection.refuse = (refused) => {
      if (!response.headersSent) onRefused?.(refused.status, request);
      resolve(refused);
    };
    try {
      const found = await Promise.race([broken, afterRest(request, response, answer)]);
      flush(response, writeAnswer(response, found, closing || !request.complete));
    } catch (error) {
      flush(response, fail(request, response, error, closing || !request.complete));
    }
    if (request.complete) {
      // What is there and unread would stand before the next request.
      request.resume();
    } else {
      connection.isEnding = true;
      // `node:http` forgets it with its answer; whoever still reads it is to know.
      response.once('close', () => request.destroy());
      await Promise.race([broken, readAway(request, REST_AFTER_ANSWER)]);
    }
    response.end();
  }

  async function afterRest(
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer | Promise<Answer>,
  ): Promise<Answer> {
    const found = await answer;
    watch(response, found);
    if (!request.complete && endsSoon(request, REST.bytes)) await readAway(request, REST);
    return found;
  }

  /** Writes the answer to a defect, where somebody is left to read it; gives its last piece. */
  function fail(request: IncomingMessage, response: ServerResponse, error: unknown, closes: boolean): Uint8Array | undefined {
    const isGone = request.destroyed && error === request.errored;
    if (!isGone) onError(error);
    if (isGone || response.headersSent) {
      response.destroy();
      return undefined;
    }
    return writeAnswer(response, errorAnswer(500, 'something went wrong here', corsHeaders), closes);
  }

  function watch(response: ServerResponse, { onSent }: Answer): void {
    if (!onSent) return;
    const tell = () => {
      try {
        onSent();
      } catch (error) {
        onError(error);
      }
    };
    if (response.closed) tell();
    else response.once('close', tell);
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

/** Sends all of an answer and leaves its end open. */
function flush(response: ServerResponse, last: Uint8Array | undefined): void {
  if (last) response.write(last);
  // To HEAD nothing but the head is written.
  response.flushHeaders();
}
