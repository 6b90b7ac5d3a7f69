import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** How much of a body is read and dropped, and for how long. */
interface ReadLimits {
  readonly bytes: number;
  readonly ms: number;
}

/** The headers that tell how long a body is. */
type LengthHeaders = Readonly<Pick<IncomingHttpHeaders, 'content-length' | 'transfer-encoding'>>;

/** Whether the request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return announcedLength(headers) > 0;
}

/** How many bytes a body will have; infinite where the client does not say. */
export function announcedLength(headers: LengthHeaders): number {
  return headers['transfer-encoding'] === undefined ? contentLength(headers) : Number.POSITIVE_INFINITY;
}

/**
 * Gives the whole body, or `undefined` as soon as it is known to be longer than `limit` bytes; the server then reads the rest and
 * drops it. Rejects with the request's own error where the client goes away.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (contentLength(request.headers) > limit) return undefined;
  if (request.destroyed || request.readableEnded || request.readableDidRead)
    throw request.errored ?? new Error('the body was read before');
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>();
  // The chunks are copied, and not kept: each may hold one byte, and is an object of 200.
  let body = Buffer.alloc(0);
  let length = 0;
  const take = (chunk: Buffer) => {
    const start = length;
    length += chunk.length;
    if (length > limit) {
      // The stream would go on flowing even without listeners.
      request.pause();
      resolve(undefined);
      return;
    }
    if (length > body.length) body = Buffer.concat([body], Math.min(limit, Math.max(length, 2 * body.length)));
    chunk.copy(body, start);
  };
  const finish = () => resolve(body.subarray(0, length));
  // `close` also comes after the end. Making an error that nobody sees would take longer than everything else here.
  const fail = () => {
    if (!request.readableEnded) reject(request.errored ?? new Error('the request was destroyed'));
  };
  request.on('data', take).on('end', finish).on('close', fail);
  return promise.finally(() => request.off('data', take).off('end', finish).off('close', fail));
}

/** Reads a body and drops it, until it ends, a limit is reached, or the client is gone. */
export function readAway(request: IncomingMessage, { bytes, ms }: ReadLimits): Promise<void> {
  if (request.destroyed || request.readableEnded) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(stop, ms);
    let read = 0;
    function take(chunk: Buffer): void {
      read += chunk.length;
      if (read > bytes) stop();
    }
    function stop(): void {
      clearTimeout(timer);
      request.off('data', take).off('end', stop).off('close', stop);
      request.pause();
      resolve();
    }
    request.on('data', take).on('end', stop).on('close', stop);
    // A reader that found the body too long has paused it.
    request.resume();
  });
}

/**
 * Whether the rest of an unwanted body may arrive soon: the client is sending it, and has not announced more than `bytes` bytes.
 */
export function endsSoon(request: IncomingMessage, bytes: number): boolean {
  const isInvited = request.headers.expect === undefined || request.readableFlowing !== null;
  return isInvited && contentLength(request.headers) <= bytes;
}

function contentLength(headers: LengthHeaders): number {
  return Number(headers['content-length'] ?? 0);
}
