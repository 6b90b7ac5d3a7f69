/** A subscriber's callback. */
export interface Callback {
  /** As the subscriber wrote it: its exact bytes are its identity. */
  readonly url: string;
  /** Canonical: lower case, punycode, IPv4 in four decimals, no brackets, no dot at the end. */
  readonly host: string;
  readonly port: number;
  /** Path and query as they were written; at least `/`. */
  readonly target: string;
}

export type ParsedCallback = { ok: true; value: Callback } | { ok: false; message: string };

/** In bytes of UTF-8. */
const LONGEST = 2048;

const FORM = 'https://host/path is needed';

/** Authority, then path and query, then fragment (RFC 3986 section 3). */
const SHAPE = /^https:\/\/([^/?#]*)([^#]*)(#.*)?$/i;

/** What the WHATWG URL parser would drop or turn into something else without a word. */
const ALTERED = /[\s\p{Cc}\\]/u;

/** Reads a callback's address; the message of a refusal says what is wrong with it, without repeating it. */
export function parseCallback(text: string): ParsedCallback {
  if (Buffer.byteLength(text) > LONGEST) return refusal('is longer than 2,048 bytes');
  if (ALTERED.test(text)) return refusal('has white space, a control character or a backslash; percent-encode it');
  const [, authority, target = '', fragment] = SHAPE.exec(text) ?? [];
  if (authority === undefined) return refusal(schemeProblem(text));
  if (fragment !== undefined) return refusal('has a fragment (#); leave it out');
  if (authority.includes('@')) return refusal('has credentials (user@host); put a token into its path or query');
  if (/[^!-~]/.test(target))
    return refusal('has a path or query with other characters than printable ASCII; percent-encode them');
  return parseAuthority(text, authority, target.startsWith('/') ? target : `/${target}`);
}

function parseAuthority(url: string, authority: string, target: string): ParsedCallback {
  const [, name = '', digits = ''] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(authority) ?? [];
  if (name === '') return refusal(`has no host; ${FORM}`);
  const host = canonicalHost(name);
  if (host === undefined) return refusal('has a host that is neither a domain name nor an IP address');
  const port = digits === '' ? 443 : Number(digits);
  if (!/^\d*$/.test(digits) || port < 1 || port > 65_535) return refusal('has a port that is not a number from 1 to 65535');
  return { ok: true, value: { url, host, port, target } };
}

/** The URL parser knows IDNA and every spelling of an IPv4 address, and lets through names that DNS cannot hold. */
function canonicalHost(name: string): string | undefined {
  const hostname = URL.parse(`https://${name}/`)?.hostname;
  if (hostname === undefined) return undefined;
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  const host = hostname.replace(/\.$/, '');
  return isDomainName(host) ? host : undefined;
}

/** RFC 1035 section 2.3.4; the underscore is no letter of host names, and in use. */
function isDomainName(host: string): boolean {
  return host.length <= 253 && host.split('.').every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
}

function schemeProblem(text: string): string {
  return /^http:/i.test(text)
    ? 'is plain http, over which anybody on the way could read the secret and the content; https is needed'
    : `is not an absolute https address; ${FORM}`;
}

function refusal(message: string): ParsedCallback {
  return { ok: false, message };
}
