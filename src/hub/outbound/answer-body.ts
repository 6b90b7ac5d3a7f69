import type { IncomingMessage } from 'node:http';

export interface BodyLimits {
  /** The most bytes that are read. */
  readonly longest: number;
  /** How long the body may take, in ms; without it, until the whole request times out. */
  readonly timeoutMs?: number | undefined;
}

/** A body of more bytes is read but not kept. */
const KEPT = 1024;

/**
 * Reads an answer's body, undecoded, and calls `done` once: with the body, or with `undefined` where it is longer than
 * 1 KiB or did not end within its limits.
 */
export function readAnswerBody(
  incoming: IncomingMessage,
  { longest, timeoutMs }: BodyLimits,
  done: (body: Uint8Array | undefined) => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  let isDone = false;
  const timer = timeoutMs === undefined ? undefined : setTimeout(finish, timeoutMs, false);

  function finish(isWhole: boolean): void {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    done(isWhole && length <= KEPT ? Buffer.concat(chunks, length) : undefined);
  }

  incoming.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > longest) finish(false);
    else if (length <= KEPT) chunks.push(chunk);
  });
  incoming.on('end', () => finish(incoming.complete));
  incoming.on('error', () => finish(false));
  incoming.on('close', () => finish(false));
}
