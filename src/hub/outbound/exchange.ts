import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { type BodyLimits, readAnswerBody } from './answer-body.ts';
import { CLOSED, Failure, failureReason, TIME_OUT } from './failure-reason.ts';

/** What came of a request. */
export type Reply =
  /** The body is `undefined` where it is longer than 1 KiB or did not end in time. */
  | { kind: 'answered'; status: number; body: Uint8Array | undefined; retryAfter: string | undefined }
  /** The reason is short, in lower case, and holds no path and no address; connected: the TCP connection stood. */
  | { kind: 'failed'; reason: string; wasConnected: boolean };

/** A kept connection that the server had closed before it saw the request. */
export type Stale = { kind: 'stale' };

/** Informational answers (RFC 9110 section 15.2) are ignored up to this many. */
const MOST_INFORMATIONAL = 16;

/** How long an answered request may still be on its way, in ms. */
const UNREAD_MS = 1000;

/** Sends one request and waits for its answer, `timeoutMs` for everything; the promise is only rejected for a defect. */
export function exchange(
  options: RequestOptions,
  body: Uint8Array | undefined,
  timeoutMs: number,
  bodyLimits: BodyLimits,
): Promise<Reply | Stale> {
  return new Promise((resolve, reject) => {
    const outgoing = request(options);
    const connection = watchConnection(outgoing);
    const timer = setTimeout(() => outgoing.destroy(new Failure(TIME_OUT)), timeoutMs);
    let hasStatus = false;

    function fail(error: Error): void {
      // The status has decided; what happens to the body is seen where it is read.
      if (hasStatus) return;
      clearTimeout(timer);
      const reply = failureOf(error, outgoing, connection);
      if (reply) resolve(reply);
      else reject(error);
    }

    limitInformational(outgoing);
    outgoing.on('response', (incoming) => {
      hasStatus = true;
      readAnswerBody(incoming, bodyLimits, (answerBody) => {
        clearTimeout(timer);
        resolve(answerOf(incoming, answerBody));
        release(outgoing, incoming);
      });
    });
    outgoing.on('error', fail);
    // A 101 that nobody asked for closes the connection without an error.
    outgoing.on('close', () => {
      if (!hasStatus) fail(new Failure(CLOSED));
    });
    outgoing.end(body);
  });
}

/** What is sent and answered in full goes back to the agent by itself; some servers answer before they have read it all. */
function release(outgoing: ClientRequest, incoming: IncomingMessage): void {
  if (!incoming.complete) outgoing.destroy();
  if (outgoing.destroyed) return;
  const timer = setTimeout(() => outgoing.destroy(), UNREAD_MS);
  outgoing.once('close', () => clearTimeout(timer));
}

interface Connection {
  /** Whether TCP stood. */
  wasConnected: boolean;
  /** How much had come on it before this request. */
  bytesBefore: number;
}

function watchConnection(outgoing: ClientRequest): Connection {
  const connection: Connection = { wasConnected: false, bytesBefore: 0 };
  outgoing.on('socket', (socket) => {
    connection.bytesBefore = socket.bytesRead;
    connection.wasConnected = !socket.connecting;
    if (!socket.connecting) return;
    socket.once('connect', () => {
      connection.wasConnected = true;
    });
  });
  return connection;
}

function limitInformational(outgoing: ClientRequest): void {
  let count = 0;
  outgoing.on('information', () => {
    count++;
    if (count > MOST_INFORMATIONAL) outgoing.destroy(new Failure('too many informational answers'));
  });
}

function answerOf({ statusCode = 0, headers }: IncomingMessage, body: Uint8Array | undefined): Reply {
  return { kind: 'answered', status: statusCode, body, retryAfter: headers['retry-after'] };
}

/** `undefined` for a defect. */
function failureOf(error: Error, outgoing: ClientRequest, { wasConnected, bytesBefore }: Connection): Reply | Stale | undefined {
  const isUnanswered = outgoing.socket?.bytesRead === bytesBefore;
  const reason = failureReason(error);
  if (reason === CLOSED && outgoing.reusedSocket && isUnanswered) return { kind: 'stale' };
  return reason === undefined ? undefined : { kind: 'failed', reason, wasConnected };
}
