import { type ParsedText, refused } from '../http/parsed-text.ts';

/** The address to which a subscriber wants a topic's content to be sent. */
export interface Callback {
  /** The address as the subscriber wrote it. Two callbacks are the same only if all their bytes are. */
  readonly url: string;
  /** The host in canonical form: lower case, punycode, IPv4 in four decimals, no brackets, no dot at the end. */
  readonly host: string;
  readonly port: number;
  /** Path and query as the subscriber wrote them; at least `/`. */
  readonly target: string;
}

/** The most bytes of UTF-8 that an address may have. */
const LONGEST = 2048;

const FORM = 'https://host/path is needed';

/** The parts of an address: authority, path with query, fragment (RFC 3986, section 3). */
const SHAPE = /^https:\/\/([^/?#]*)([^#]*)(#.*)?$/i;

/** Characters that the WHATWG URL parser silently drops or replaces. */
const ALTERED = /[\s\p{Cc}\\]/u;

/** Reads a callback's address. The message of a refusal says what is wrong with the address, without repeating it. */
export function parseCallback(text: string): ParsedText<Callback> {
  if (Buffer.byteLength(text) > LONGEST) return refused('is longer than 2,048 bytes');
  if (ALTERED.test(text)) return refused('has white space, a control character or a backslash; percent-encode it');
  const [, authority, target = '', fragment] = SHAPE.exec(text) ?? [];
  if (authority === undefined) return refused(schemeProblem(text));
  if (fragment !== undefined) return refused('has a fragment (#); leave it out');
  if (authority.includes('@')) return refused('has credentials (user@host); put a token into its path or query');
  if (/[^!-~]/.test(target))
    return refused('has a path or query with other characters than printable ASCII; percent-encode them');
  return parseAuthority(text, authority, target.startsWith('/') ? target : `/${target}`);
}

/** Reads a callback that was checked before it was stored: what is wrong with it now is a mistake in our own code. */
export function storedCallback(text: string): Callback {
  const parsed = parseCallback(text);
  if (!parsed.ok) throw new Error(`a callback in the store ${parsed.message}`);
  return parsed.value;
}

function parseAuthority(url: string, authority: string, target: string): ParsedText<Callback> {
  const [, name = '', digits = ''] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(authority) ?? [];
  if (name === '') return refused(`has no host; ${FORM}`);
  const host = canonicalHost(name);
  if (host === undefined) return refused('has a host that is neither a domain name nor an IP address');
  const port = digits === '' ? 443 : Number(digits);
  if (!/^\d*$/.test(digits) || port < 1 || port > 65_535) return refused('has a port that is not a number from 1 to 65535');
  return { ok: true, value: { url, host, port, target } };
}

/**
 * The URL parser knows international names and every spelling of an IPv4 address, but lets through names that DNS cannot hold.
 */
function canonicalHost(name: string): string | undefined {
  const hostname = URL.parse(`https://${name}/`)?.hostname;
  if (hostname === undefined) return undefined;
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  const host = hostname.replace(/\.$/, '');
  return isDomainName(host) ? host : undefined;
}

/** Whether DNS can hold a name (RFC 1035, section 2.3.4). The underscore is not allowed in host names, but some use it. */
function isDomainName(host: string): boolean {
  return host.length <= 253 && host.split('.').every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
}

function schemeProblem(text: string): string {
  return /^http:/i.test(text)
    ? 'is plain http, over which anybody on the way could read the secret and the content; https is needed'
    : `is not an absolute https address; ${FORM}`;
}
