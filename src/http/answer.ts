/** Bytes to send: in one piece, or in several where joining them would copy a lot. */
export type Body = Uint8Array | readonly Uint8Array[];

/** What a handler answers, before a server writes it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body | string | null;
  /** Called once, when the answer is sent or its client is gone. */
  readonly onSent?: () => void;
}

/** Tells browsers to trust the media type, and never to take an answer for a page or a script instead (Fetch, section 3.7). */
export const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' } as const satisfies Answer['headers'];

/** Answers with a value as JSON. */
export function jsonAnswer(status: number, value: unknown, headers: Answer['headers']): Answer {
  return { status, headers: { 'Content-Type': 'application/json', ...NO_SNIFFING, ...headers }, body: JSON.stringify(value) };
}

/** For answers that may be different with the next request, such as errors. */
export const NO_STORE: Answer['headers'] = { 'Cache-Control': 'no-store' };

/** Answers with an error in the shape that every API path uses. */
export function errorAnswer(status: number, message: string, headers: Answer['headers'] = {}): Answer {
  return jsonAnswer(status, { error: { status, message } }, { ...NO_STORE, ...headers });
}

/** The pieces of a body, in order. */
export function bodyParts(body: Body | string): readonly Uint8Array[] {
  if (typeof body === 'string') return [Buffer.from(body)];
  return body instanceof Uint8Array ? [body] : body;
}

/** A body in one piece; it is copied only if it comes in several. */
export function bodyBytes(body: Body | string): Uint8Array {
  const parts = bodyParts(body);
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}
