import { entityTag, type Validators } from './conditional.ts';
import type { Coding } from './content-coding.ts';
import { parseHttpDate } from './http-date.ts';

/** Some bytes of a content: those from `start` on, up to the one before `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The range that was asked for: `first-last`, `first-`, or `-length`, whose number is in `last` (RFC 9110, section 14.1.2). */
export interface RangeSpec {
  readonly first: number | undefined;
  readonly last: number | undefined;
}

/** Reads a `Range` field. Several ranges, another unit and a malformed field are ignored, as section 14.2 allows. */
export function parseRange(field: string | undefined): RangeSpec | undefined {
  const [, set] = /^[ \t]*bytes=(.*)$/i.exec(field ?? '') ?? [];
  // A list may have empty elements (section 5.6.1.2).
  const specs = set?.split(',').flatMap((each) => each.trim() || []) ?? [];
  const [, first = '', last = ''] = (specs.length === 1 && /^(\d*)-(\d*)$/.exec(specs[0] ?? '')) || [];
  if (first === '' && last === '') return undefined;
  const spec = { first: numberOf(first), last: numberOf(last) };
  return spec.first !== undefined && spec.last !== undefined && spec.last < spec.first ? undefined : spec;
}

function numberOf(digits: string): number | undefined {
  return digits === '' ? undefined : Number(digits);
}

/**
 * The bytes that a range asks for, of a content of `length` bytes; `undefined` where it has none of them, which leads to a 416.
 */
export function resolveRange({ first, last }: RangeSpec, length: number): ByteRange | undefined {
  const start = first ?? Math.max(length - (last ?? 0), 0);
  const end = first === undefined ? length : Math.min((last ?? length - 1) + 1, length);
  return start < end ? { start, end } : undefined;
}

/** The `Content-Range` of a part (section 14.4). */
export function contentRange({ start, end }: ByteRange, length: number): string {
  return `bytes ${start}-${end - 1}/${length}`;
}

/**
 * Whether the part that a client has is of the plain bytes of this version, by the tag or the date in `If-Range` (section 13.1.5). A
 * tag is compared strongly, and a date exactly, because each change moves the date by at least a second. But all codings have the same
 * date, so a date counts (section 8.8.1) only where `coding`, that of a whole answer, is none.
 */
export function isOfPlainBytes(ifRange: string | undefined, { digest, lastModified }: Validators, coding: Coding): boolean {
  if (ifRange === undefined || ifRange === entityTag(digest, 'identity')) return true;
  if (coding !== 'identity' || lastModified === null) return false;
  return parseHttpDate(ifRange)?.getTime() === lastModified.getTime();
}
