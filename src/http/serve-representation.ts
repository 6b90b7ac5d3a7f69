import { type Answer, errorAnswer } from './answer.ts';
import { entityTag, evaluatePreconditions } from './conditional.ts';
import { type Coding, chooseCoding } from './content-coding.ts';
import { corsHeaders } from './cors.ts';
import { formatHttpDate } from './http-date.ts';
import type { Body, Representation } from './representation.ts';

/** What an answer depends on; header names in lower case, values joined as `node:http` joins them. */
export interface HttpRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Answers a GET or HEAD with a representation: negotiated coding, preconditions, validators (RFC 9110, sections 8, 12, 13). */
export function serveRepresentation(
  { headers }: HttpRequest,
  representation: Representation,
  now: Date = new Date(),
): Answer | Promise<Answer> {
  const coding = chooseCoding(headers['accept-encoding'], representation.codings);
  if (coding === undefined) return errorAnswer(406, `allowed codings: ${representation.codings.join(', ')}`, corsHeaders);
  const lastModified = knownBy(now, representation.lastModified);
  const precondition = evaluatePreconditions(headers, { digest: representation.digest, lastModified }, coding, now);
  if (precondition.kind === 'failed') return errorAnswer(412, 'If-Match or If-Unmodified-Since does not hold', corsHeaders);
  if (precondition.kind === 'not-modified') return notModified(representation, precondition.etag, lastModified);
  const body = representation.read(coding);
  const answer = (bytes: Body) => full(representation, coding, lastModified, bytes);
  return body instanceof Promise ? body.then(answer) : answer(body);
}

/** A `Last-Modified` later than the answer must not be sent (RFC 9110, 8.8.2.1): the clock went back since the build. */
function knownBy(now: Date, lastModified: number | null): Date | null {
  return lastModified === null || lastModified * 1000 > now.getTime() ? null : new Date(lastModified * 1000);
}

function full({ headers, digest }: Representation, coding: Coding, lastModified: Date | null, body: Body): Answer {
  const answered = { ...headers, ...validatorHeaders(entityTag(digest, coding), lastModified) };
  if (coding !== 'identity') answered['Content-Encoding'] = coding;
  return { status: 200, headers: answered, body };
}

/** Without the fields that describe a content which is not sent (RFC 9110, 15.4.5). */
function notModified({ headers }: Representation, etag: string, lastModified: Date | null): Answer {
  const { 'Content-Type': _, ...kept } = headers;
  return { status: 304, headers: { ...kept, ...validatorHeaders(etag, lastModified) }, body: null };
}

function validatorHeaders(etag: string, lastModified: Date | null): Record<string, string> {
  const headers: Record<string, string> = { ETag: etag, Vary: 'Accept-Encoding' };
  if (lastModified) headers['Last-Modified'] = formatHttpDate(lastModified);
  return headers;
}
