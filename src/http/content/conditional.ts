import { CODINGS, type Coding } from './content-coding.ts';
import { parseHttpDate } from './http-date.ts';

/** What tells one version of a resource from another. */
export interface Validators {
  /** SHA-256 of the bytes without a content coding. */
  readonly digest: string;
  /** `null` where it is unknown: conditions with a date are then ignored. */
  readonly lastModified: Date | null;
}

/** The request headers that matter here, as `node:http` gives them. */
export interface ConditionalHeaders {
  readonly 'if-match'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-modified-since'?: string | undefined;
  readonly 'if-unmodified-since'?: string | undefined;
}

/** `proceed`: answer in full; `not-modified`: 304 with this `ETag`; `failed`: 412. */
type Precondition = { kind: 'proceed' } | { kind: 'not-modified'; etag: string } | { kind: 'failed' };

/** A version, and the coding in which it would be sent. Each coding has an entity tag of its own; all tags are strong. */
interface Version extends Validators {
  readonly chosen: Coding;
}

/** The entity tag of a version in one content coding, with its quotes. */
export function entityTag(digest: string, coding: Coding): string {
  return coding === 'identity' ? `"${digest}"` : `"${digest}-${coding}"`;
}

/** Evaluates the conditions of a GET or HEAD request, in the order of RFC 9110, section 13.2.2. */
export function evaluatePreconditions(headers: ConditionalHeaders, validators: Validators, chosen: Coding): Precondition {
  const version = { ...validators, chosen };
  if (!isExpectedVersion(headers, version)) return { kind: 'failed' };
  const etag = findKnownTag(headers, version);
  return etag === undefined ? { kind: 'proceed' } : { kind: 'not-modified', etag };
}

/** Whether `If-Match` or `If-Unmodified-Since` holds (RFC 9110, sections 13.1.1 and 13.1.4); an unreadable date is ignored. */
function isExpectedVersion(headers: ConditionalHeaders, version: Version): boolean {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined) return findListedTag(ifMatch, version) !== undefined;
  return isUnchangedSince(headers['if-unmodified-since'], version) ?? true;
}

/** The tag of the version that the client holds already (RFC 9110, sections 13.1.2 and 13.1.3). */
function findKnownTag(headers: ConditionalHeaders, version: Version): string | undefined {
  const ifNoneMatch = headers['if-none-match'];
  // The comparison is weak. Our own tags are all strong, so only those of the client may have the mark `W/`.
  if (ifNoneMatch !== undefined) return findListedTag(ifNoneMatch, version, (tag) => tag.replace(/^W\//, ''));
  const isKnown = isUnchangedSince(headers['if-modified-since'], version);
  return isKnown === true ? entityTag(version.digest, version.chosen) : undefined;
}

/** `undefined` where one of the dates is unknown: the condition is then ignored. */
function isUnchangedSince(date: string | undefined, { lastModified }: Version): boolean | undefined {
  if (date === undefined || lastModified === null) return undefined;
  const since = parseHttpDate(date);
  return since && wholeSeconds(lastModified) <= wholeSeconds(since);
}

/** Finds one of the version's tags in a header, that of the chosen coding before the others; `*` stands for all. */
function findListedTag(header: string, { digest, chosen }: Version, normalize = (tag: string) => tag): string | undefined {
  const own = entityTag(digest, chosen);
  if (header === own || header.trim() === '*') return own;
  const listed = new Set(parseEntityTags(header).map(normalize));
  return [own, ...CODINGS.map((coding) => entityTag(digest, coding))].find((tag) => listed.has(tag));
}

/** An element of a list: a tag (RFC 9110, section 8.8.3) or nothing (section 5.6.1.2), up to a comma or the end. */
const LIST_ELEMENT = /[ \t]*(?:((?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")[ \t]*)?(?:,|$)/gy;

/** The tags of a list as they are written; none where any part of it is malformed. */
function parseEntityTags(list: string): string[] {
  const tags: string[] = [];
  let end = 0;
  for (const [element, tag] of list.matchAll(LIST_ELEMENT)) {
    end += element.length;
    if (tag !== undefined) tags.push(tag);
  }
  return end === list.length ? tags : [];
}

/** HTTP dates have no fractions of seconds. */
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
