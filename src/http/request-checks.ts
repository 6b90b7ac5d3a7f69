import { isIPv6 } from 'node:net';
import { type Answer, errorAnswer } from './answer.ts';
import { corsHeaders } from './cors.ts';

/** Bytes of a request target. */
export const MAX_URL_BYTES = 8 * 1024;

/** Bytes of all header lines together. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** Why a request is refused before anything looks at it. */
interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** Refuses what is too large or could be read in two ways; every such answer closes the connection. */
export function checkRequest(rawHeaders: readonly string[], url: string, httpVersion: string): Answer | undefined {
  const refusal = checkSizes(rawHeaders, url) ?? checkHost(rawHeaders, httpVersion) ?? checkFraming(rawHeaders, httpVersion);
  return refusal && refusalAnswer(refusal.status, refusal.message);
}

/** An error after which the connection cannot be used any more. */
export function refusalAnswer(status: number, message: string): Answer {
  return errorAnswer(status, message, { ...corsHeaders, Connection: 'close' });
}

// node:http gives target and headers as Latin-1, one character for each byte.
function checkSizes(rawHeaders: readonly string[], url: string): Refusal | undefined {
  if (url.length > MAX_URL_BYTES)
    return { status: 414, message: `the URL has ${url.length} bytes; ${MAX_URL_BYTES} are allowed` };
  // A line adds a colon, a space, CR and LF to its name and value: 2 bytes for each of the two.
  const bytes = rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
  if (bytes > MAX_HEADER_BYTES)
    return { status: 431, message: `the headers have ${bytes} bytes; ${MAX_HEADER_BYTES} are allowed` };
  return undefined;
}

/** RFC 9112, section 3.2. */
function checkHost(rawHeaders: readonly string[], httpVersion: string): Refusal | undefined {
  const hosts = valuesOf(rawHeaders, 'host');
  const [host] = hosts;
  if (hosts.length > 1) return badRequest(`there are ${hosts.length} Host lines; one is allowed`);
  if (host !== undefined) return isHost(host) ? undefined : badRequest('Host is not a name or an address, perhaps with a port');
  return httpVersion === '1.0' ? undefined : badRequest('Host is missing; HTTP/1.1 requires it');
}

/** RFC 9112, sections 6.1 to 6.3, and stricter: no list, no repeat, even if all say the same. */
function checkFraming(rawHeaders: readonly string[], httpVersion: string): Refusal | undefined {
  const [length, ...otherLengths] = valuesOf(rawHeaders, 'content-length');
  const [coding, ...otherCodings] = valuesOf(rawHeaders, 'transfer-encoding');
  if (length !== undefined && (otherLengths.length > 0 || !/^\d+$/.test(length)))
    return badRequest('Content-Length is not one number');
  if (coding === undefined) return undefined;
  if (length !== undefined) return badRequest('Content-Length and Transfer-Encoding exclude each other');
  if (httpVersion === '1.0') return badRequest('Transfer-Encoding is unknown to HTTP/1.0');
  return coding === 'chunked' && otherCodings.length === 0 ? undefined : badRequest('Transfer-Encoding is not exactly "chunked"');
}

function badRequest(message: string): Refusal {
  return { status: 400, message };
}

/** The values of one header, line by line; `rawHeaders` holds names and values in turn. */
function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}

/** `host[:port]`; of a name's characters those that domain names use. */
function isHost(value: string): boolean {
  const [, name, address, port = ''] = /^(?:([\w.~-]+)|\[([\da-f:.]+)\])(?::(\d{0,5}))?$/i.exec(value) ?? [];
  return (name !== undefined || (address !== undefined && isIPv6(address))) && Number(port) <= 65535;
}
