/** Where a request goes. Segments such as `..` are not resolved: nothing is published below such a path. */
export interface RequestTarget {
  /**
   * Normalized (RFC 3986, section 6.2.2.2): non-ASCII characters, and those that stand for themselves in a segment, are decoded; all
   * others are escaped, so `%2F` never is a slash.
   */
  readonly path: string;
  /** The query as it was sent, without its question mark. */
  readonly search: string;
}

/** Parses origin-form, absolute-form and `*` (RFC 9112, section 3.2); `undefined` for what is malformed. */
export function parseTarget(rawUrl: string): RequestTarget | undefined {
  // Most targets have nothing to decode, so nothing can be wrong with them.
  if (PLAIN.test(rawUrl) || rawUrl === '*') return { path: rawUrl, search: '' };
  const { path, search = '' } = FORM.exec(rawUrl)?.groups ?? {};
  if (path === undefined || !VISIBLE_ASCII.test(rawUrl)) return undefined;
  // An empty path equals "/" (RFC 9110, section 4.2.3).
  const segments = path === '' ? [''] : path.slice(1).split('/');
  return segments.every(isDecodable) ? { path: `/${segments.map(normalize).join('/')}`, search } : undefined;
}

const PLAIN = /^\/[\w.~/-]*$/;

/** A target without fragment, user information and raw backslash: each of these has misled some server about what is meant. */
const FORM = /^(?:https?:\/\/[^/?#@\\]+|(?=\/))(?<path>(?:\/[^?#\\]*)?)(?:\?(?<search>[^#]*))?$/i;

/** All other characters must be escaped (RFC 3986, section 2). */
const VISIBLE_ASCII = /^[!-~]+$/;

/**
 * Whether a segment can be decoded and then has no NUL and no backslash: a file system may take NUL for the end of a path, and a
 * backslash for a slash.
 */
function isDecodable(segment: string): boolean {
  try {
    return !/[\0\\]/.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/** Files have one path, but programs escape `(` or `,` in it, or do not, and browsers send `[` as it is. */
function normalize(segment: string): string {
  return decodeURIComponent(segment).replace(ESCAPED, escapeAscii);
}

const ESCAPED = /[^\w.~!$&'()*+,;=:@\x80-\uffff-]/g;

function escapeAscii(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** The path of a base address as `parseTarget` gives paths, without a slash at its end. */
export function basePathOf(baseUrl: string): string {
  return (parseTarget(new URL(baseUrl).pathname)?.path ?? '').replace(/\/$/, '');
}

/**
 * The path below a base path (such as `/shop`, or nothing), with a leading slash; `undefined` for a path that is not below it.
 */
export function pathBelow(basePath: string, path: string): string | undefined {
  if (basePath === '') return path;
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}
