import type { Answer } from '../answer.ts';
import { apiError } from '../cors.ts';
import { contentRange, isOfPlainBytes, parseRange, resolveRange } from './byte-range.ts';
import { entityTag, evaluatePreconditions } from './conditional.ts';
import { type Coding, chooseCoding } from './content-coding.ts';
import { formatHttpDate } from './http-date.ts';
import type { Representation } from './representation.ts';

/** What an answer depends on. Names of headers are in lower case, and values are joined as `node:http` joins them. */
export interface HttpRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** A request with a body, which is read when it is asked for. */
export interface BodyRequest extends HttpRequest {
  /** Reads the whole body; `undefined` where it is longer than `limit` bytes. */
  readBody(limit: number): Promise<Uint8Array | undefined>;
}

/**
 * Answers a GET or HEAD with a representation: in the coding that the client prefers, with validators, and as the conditions and
 * the range of the request demand (RFC 9110, sections 8, 12, 13 and 14).
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
  const precondition = evaluatePreconditions(headers, { digest, lastModified }, coding);
  if (precondition.kind === 'failed') return apiError(412, 'If-Match or If-Unmodified-Since does not hold');
  if (precondition.kind === 'not-modified') {
    return { status: 304, headers: prepare(representation, precondition.etag, lastModified, null), body: null };
  }
  const part = method === 'GET' ? answerPart(headers, representation, coding, lastModified) : undefined;
  if (part) return part;
  const fields = prepare(representation, entityTag(digest, coding), lastModified, coding);
  const body = representation.read(coding);
  if (body instanceof Promise) return body.then((bytes) => ({ status: 200, headers: fields, body: bytes }));
  return { status: 200, headers: fields, body };
}

/**
 * Answers with the part that is asked for; `undefined` where the whole is to be sent, in the coding `whole`. A part is always one of
 * the plain bytes: a client knows positions in the file, not in the compressed form.
 */
function answerPart(
  headers: HttpRequest['headers'],
  representation: Representation,
  whole: Coding,
  lastModified: Date | null,
): Answer | undefined {
  const { parts, digest } = representation;
  const spec = parseRange(headers.range);
  // No `Content-Range` can name a part of an empty content.
  if (!spec || !parts || parts.length === 0) return undefined;
  const takesPlain = chooseCoding(headers['accept-encoding'], ['identity']) !== undefined;
  if (!takesPlain || !isOfPlainBytes(headers['if-range'], { digest, lastModified }, whole)) return undefined;
  const { length } = parts;
  const range = resolveRange(spec, length);
  if (range) {
    const fields = prepare(representation, entityTag(digest, 'identity'), lastModified, 'identity');
    return { status: 206, headers: { ...fields, 'Content-Range': contentRange(range, length) }, body: parts.read(range) };
  }
  const message = `the range has none of the ${length} bytes`;
  return apiError(416, message, { 'Content-Range': `bytes */${length}` });
}

/**
 * `Last-Modified` must not be later than the answer (RFC 9110, section 8.8.2.1), but the clock may have gone back since the
 * build.
 */
function knownBy(now: Date, lastModified: number | null): Date | null {
  return lastModified === null || lastModified * 1000 > now.getTime() ? null : new Date(lastModified * 1000);
}

/** Headers that were made before, by coding, or by tag for a 304. Making them takes longer than all decisions about an answer. */
const PREPARED = new WeakMap<Representation, Map<string, Answer['headers']>>();

/** The headers of a 200 or 206 in a coding, or of a 304 where the coding is `null`. */
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
  const { 'Content-Type': type = '', ...others } = headers;
  // A 304 sends no content, and does not describe one (RFC 9110, section 15.4.5).
  const described = coding === null ? others : { 'Content-Type': type, ...others };
  const made: Record<string, string> = { ...described, ETag: etag, Vary: 'Accept-Encoding' };
  if (coding !== null && coding !== 'identity') made['Content-Encoding'] = coding;
  if (parts && coding !== null) made['Accept-Ranges'] = 'bytes';
  if (lastModified) made['Last-Modified'] = formatHttpDate(lastModified);
  return made;
}
