import type { Answer } from '../answer.ts';
import { apiError } from '../cors.ts';
import { codingOfPart, contentRange, parseRange, resolveRange } from './byte-range.ts';
import { entityTag, evaluatePreconditions } from './conditional.ts';
import { type Coding, chooseCoding } from './content-coding.ts';
import { formatHttpDate } from './http-date.ts';
import type { Representation } from './representation.ts';

/** What an answer depends on; header names in lower case, values joined as `node:http` joins them. */
export interface HttpRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/**
 * Answers a GET or HEAD with a representation: negotiated coding, preconditions, validators, a part of the bytes (RFC 9110,
 * sections 8, 12, 13, 14).
 */
export function serveRepresentation(
  { method, headers }: HttpRequest,
  representation: Representation,
  now: Date = new Date(),
): Answer | Promise<Answer> {
  const coding = chooseCoding(headers['accept-encoding'], representation.codings);
  if (coding === undefined) return apiError(406, `allowed codings: ${representation.codings.join(', ')}`);
  const lastModified = knownBy(now, representation.lastModified);
  const { digest } = representation;
  const precondition = evaluatePreconditions(headers, { digest, lastModified }, coding, now);
  if (precondition.kind === 'failed') return apiError(412, 'If-Match or If-Unmodified-Since does not hold');
  if (precondition.kind === 'not-modified') {
    return { status: 304, headers: prepare(representation, precondition.etag, lastModified, null), body: null };
  }
  const part = method === 'GET' ? answerPart(headers, representation, coding, lastModified, now) : undefined;
  if (part) return part;
  const fields = prepare(representation, entityTag(digest, coding), lastModified, coding);
  const body = representation.read(coding);
  if (body instanceof Promise) return body.then((bytes) => ({ status: 200, headers: fields, body: bytes }));
  return { status: 200, headers: fields, body };
}

/** The part that is asked for; `undefined` where the whole is to be sent, which would be in the coding `whole`. */
function answerPart(
  headers: HttpRequest['headers'],
  representation: Representation,
  whole: Coding,
  lastModified: Date | null,
  now: Date,
): Answer | undefined {
  const { parts, digest } = representation;
  const spec = parts && parseRange(headers.range);
  if (!spec) return undefined;
  // Of the plain bytes where the client can do with those: it knows places in the file, not in what is compressed.
  const plain = whole === 'identity' ? undefined : chooseCoding(headers['accept-encoding'], ['identity']);
  const coding = codingOfPart(headers['if-range'], plain ? [plain, whole] : [whole], { digest, lastModified }, now);
  const length = coding ? parts.length(coding) : 0;
  // Of an empty content no field could say which bytes these are.
  if (coding === undefined || length === 0) return undefined;
  const range = resolveRange(spec, length);
  if (range) {
    const fields = prepare(representation, entityTag(digest, coding), lastModified, coding);
    return {
      status: 206,
      headers: { ...fields, 'Content-Range': contentRange(range, length) },
      body: parts.read(coding, range),
    };
  }
  const message = `the range has none of the ${length} bytes`;
  return apiError(416, message, { 'Content-Range': `bytes */${length}` });
}

/** A `Last-Modified` later than the answer must not be sent (RFC 9110, 8.8.2.1): the clock went back since the build. */
function knownBy(now: Date, lastModified: number | null): Date | null {
  return lastModified === null || lastModified * 1000 > now.getTime() ? null : new Date(lastModified * 1000);
}

/** Headers made before, by coding, for a 304 by its tag: an answer's headers cost more than all decisions about it. */
const PREPARED = new WeakMap<Representation, Map<string, Answer['headers']>>();

/** The headers of a 200 in a coding, or with `null` of a 304. */
function prepare(representation: Representation, etag: string, lastModified: Date | null, coding: Coding | null) {
  if (lastModified === null) return makeHeaders(representation, etag, lastModified, coding);
  const known = PREPARED.get(representation) ?? new Map<string, Answer['headers']>();
  const key = coding ?? etag;
  const prepared = known.get(key);
  if (prepared) return prepared;
  const made = makeHeaders(representation, etag, lastModified, coding);
  PREPARED.set(representation, known.set(key, made));
  return made;
}

function makeHeaders({ headers, parts }: Representation, etag: string, lastModified: Date | null, coding: Coding | null) {
  const made: Record<string, string> = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
  // A 304 does not describe a content that is not sent (RFC 9110, 15.4.5).
  if (coding === null) delete made['Content-Type'];
  else if (coding !== 'identity') made['Content-Encoding'] = coding;
  if (parts && coding !== null) made['Accept-Ranges'] = 'bytes';
  if (lastModified) made['Last-Modified'] = formatHttpDate(lastModified);
  return made;
}
