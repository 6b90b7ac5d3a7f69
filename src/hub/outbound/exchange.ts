import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { Readable } from 'node:stream';
import { type BodyLimits, readAnswerBody } from './answer-body.ts';
import { CLOSED, Failure, failureReason, TIME_OUT } from './failure-reason.ts';
import type { Reply } from './reply.ts';

/** The request was sent on a connection that was kept from an earlier one, and that the server had closed meanwhile. */
export type Stale = { kind: 'stale' };

/** The most informational answers (RFC 9110, section 15.2) that are ignored before the real one. */
const MOST_INFORMATIONAL = 16;

/** How much of a body is handed to TLS at once. */
const PIECE_BYTES = 64 * 1024;

/** How long a request may still be on its way after it was answered, in ms. */
const UNREAD_MS = 1000;

/**
 * Sends one request and waits for its answer. `timeoutMs` is for all of it, from the connection to the end of the body. The
 * promise is rejected only for a mistake in our own code.
 */
export function exchange(
  options: RequestOptions,
  body: Uint8Array | undefined,
  timeoutMs: number,
  bodyLimits: BodyLimits,
): Promise<Reply | Stale> {
  return new Promise((resolve, reject) => {
    const outgoing = request(options);
    const connection = watchConnection(outgoing);
    const limit = setTimeout(() => outgoing.destroy(new Failure(TIME_OUT)), timeoutMs);
    let hasStatus = false;

    function fail(error: Error): void {
      // With a status there is an answer; an error after it is dealt with where the body is read.
      if (hasStatus) return;
      clearTimeout(limit);
      const reply = failureOf(error, outgoing, connection);
      if (reply) resolve(reply);
      else reject(error);
    }

    limitInformational(outgoing);
    outgoing.on('response', (incoming) => {
      hasStatus = true;
      readAnswerBody(incoming, bodyLimits, (answerBody) => {
        clearTimeout(limit);
        resolve(answerOf(incoming, answerBody));
        release(outgoing, incoming);
      });
    });
    outgoing.on('error', fail);
    // An answer 101, for which nobody asked, closes the connection without an error.
    outgoing.on('close', () => {
      if (!hasStatus) fail(new Failure(CLOSED));
    });
    if (body === undefined) outgoing.end();
    else Readable.from(piecesOf(body)).pipe(outgoing);
  });
}

/** The body in pieces, which are sent as fast as the callback takes them. TLS would encrypt the whole of it at once, into memory. */
function* piecesOf(body: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES);
}

/**
 * Frees the connection of an answered request. Where both the request and the answer are complete, Node does that by itself.
 * Some servers answer before they have read the whole request; they get a little time to read the rest.
 */
function release(outgoing: ClientRequest, incoming: IncomingMessage): void {
  if (!incoming.complete) outgoing.destroy();
  if (outgoing.destroyed) return;
  const timer = setTimeout(() => outgoing.destroy(), UNREAD_MS);
  outgoing.once('close', () => clearTimeout(timer));
}

interface Connection {
  /** Whether there was a TCP connection. */
  wasConnected: boolean;
  /** How many bytes had been received on it before this request. */
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

/** What an error means for the request; `undefined` where it is a mistake in our own code. */
function failureOf(error: Error, outgoing: ClientRequest, { wasConnected, bytesBefore }: Connection): Reply | Stale | undefined {
  const isUnanswered = outgoing.socket?.bytesRead === bytesBefore;
  const reason = failureReason(error);
  if (reason === CLOSED && outgoing.reusedSocket && isUnanswered) return { kind: 'stale' };
  return reason === undefined ? undefined : { kind: 'failed', reason, wasConnected };
}
