import { entityTag } from './conditional.ts';
import type { Coding } from './content-coding.ts';
import { parseHttpDate } from './http-date.ts';

/** Some bytes of a content: from the first on, up to the one before `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** `first-last`, `first-` or `-length`, as it was asked for (RFC 9110, section 14.1.2). */
export interface RangeSpec {
  readonly first: number | undefined;
  readonly last: number | undefined;
}

/** What a `Range` field asks for; several ranges, another unit and what is malformed are ignored, as section 14.2 allows. */
export function parseRange(field: string | undefined): RangeSpec | undefined {
  const [, set] = /^[ \t]*bytes=(.*)$/i.exec(field ?? '') ?? [];
  // The elements of a list may be empty (section 5.6.1.2).
  const specs = set?.split(',').flatMap((each) => each.trim() || []) ?? [];
  const [, first = '', last = ''] = (specs.length === 1 && /^(\d*)-(\d*)$/.exec(specs[0] ?? '')) || [];
  if (first === '' && last === '') return undefined;
  const spec = { first: numberOf(first), last: numberOf(last) };
  return spec.first !== undefined && spec.last !== undefined && spec.last < spec.first ? undefined : spec;
}

function numberOf(digits: string): number | undefined {
  return digits === '' ? undefined : Number(digits);
}

/** The bytes that are meant of a content of `length`; `undefined` where it has none of them: 416. */
export function resolveRange({ first, last }: RangeSpec, length: number): ByteRange | undefined {
  const start = first ?? Math.max(length - (last ?? 0), 0);
  const end = first === undefined ? length : Math.min((last ?? length - 1) + 1, length);
  return start < end ? { start, end } : undefined;
}

/** `Content-Range` of a 206 (section 14.4). */
export function contentRange({ start, end }: ByteRange, length: number): string {
  return `bytes ${start}-${end - 1}/${length}`;
}

interface Validators {
  readonly digest: string;
  readonly lastModified: Date | null;
}

/**
 * The coding that the client wants a part of; `undefined` where its own part may be of another content (section 13.1.5). The tag
 * is compared strongly, the date exactly: each change moves it by a second at least. It is that of every coding, though, and so
 * a strong validator (section 8.8.1) only where the client's part can be of no other.
 */
export function codingOfPart(
  ifRange: string | undefined,
  [first, ...others]: readonly [Coding, ...Coding[]],
  { digest, lastModified }: Validators,
  now: Date,
): Coding | undefined {
  if (ifRange === undefined) return first;
  const tagged = [first, ...others].find((coding) => ifRange === entityTag(digest, coding));
  if (tagged !== undefined || others.length > 0) return tagged;
  return lastModified !== null && parseHttpDate(ifRange, now)?.getTime() === lastModified.getTime() ? first : undefined;
}
