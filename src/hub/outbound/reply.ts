/** What came of a request to a callback. */
export type Reply =
  /** The body is `undefined` where it is longer than 1 KiB or did not end in time. */
  | { kind: 'answered'; status: number; body: Uint8Array | undefined; retryAfter: string | undefined }
  /** The reason is short, in lower case, and holds no path and no address. `wasConnected`: there was a TCP connection. */
  | { kind: 'failed'; reason: string; wasConnected: boolean };

/** Whether a request was answered with a status from 200 to 299: only these are a success (WebSub, sections 5.3.1 and 7). */
export function isSuccess(reply: Reply): boolean {
  return reply.kind === 'answered' && reply.status >= 200 && reply.status <= 299;
}

/** Says in a few words what came of a request: `status 200`, or why there was no answer. */
export function noteOf(reply: Reply): string {
  return reply.kind === 'answered' ? `status ${reply.status}` : reply.reason;
}
