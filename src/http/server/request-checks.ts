import { isIPv6 } from 'node:net';
import type { Answer } from '../answer.ts';
import { apiError } from '../cors.ts';

/** Bytes of a request target. */
export const MAX_URL_BYTES = 8 * 1024;

/** Bytes of all header lines together. */
export const MAX_HEADER_BYTES = 16 * 1024;

/**
 * Refuses a request that is too large, or that two servers could understand differently. Each refusal closes the connection.
 * `rawHeaders` holds names and values in turn. Wrong lengths, and a length beside a coding, do not get here: Node refuses them.
 */
export function checkRequest(rawHeaders: readonly string[], url: string, httpVersion: string): Answer | undefined {
  const [hosts, codings] = [valuesOf('host', rawHeaders), valuesOf('transfer-encoding', rawHeaders)];
  return checkSizes(rawHeaders, url) ?? checkHost(hosts, httpVersion) ?? checkCoding(codings, httpVersion);
}

/** The values of all lines with this name. */
function valuesOf(name: string, rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}

/** An error after which the connection is closed. */
export function refusalAnswer(status: number, message: string): Answer {
  return apiError(status, message, { Connection: 'close' });
}

// `node:http` gives the URL and the headers as Latin-1, which has one character for each byte.
function checkSizes(rawHeaders: readonly string[], url: string): Answer | undefined {
  if (url.length > MAX_URL_BYTES) return refusalAnswer(414, `the URL has ${url.length} bytes; ${MAX_URL_BYTES} are allowed`);
  // A line adds a colon, a space, CR and LF to its name and value.
  const headerBytes = rawHeaders.reduce((bytes, part) => bytes + part.length + 2, 0);
  if (headerBytes > MAX_HEADER_BYTES)
    return refusalAnswer(431, `the headers have ${headerBytes} bytes; ${MAX_HEADER_BYTES} are allowed`);
  return undefined;
}

/** `Host` must name one host (RFC 9112, section 3.2). */
function checkHost(hosts: readonly string[], httpVersion: string): Answer | undefined {
  const [host] = hosts;
  if (hosts.length > 1) return badRequest(`there are ${hosts.length} Host lines; one is allowed`);
  if (host !== undefined) return isHost(host) ? undefined : badRequest('Host is not a name or an address, perhaps with a port');
  return httpVersion === '1.0' ? undefined : badRequest('Host is missing; HTTP/1.1 requires it');
}

/** It must be certain where the body ends (RFC 9112, sections 6.1 to 6.3). Lists and repeats are refused even if they agree. */
function checkCoding(codings: readonly string[], httpVersion: string): Answer | undefined {
  if (codings.length === 0) return undefined;
  if (httpVersion === '1.0') return badRequest('Transfer-Encoding is unknown to HTTP/1.0');
  return codings.join() === 'chunked' ? undefined : badRequest('Transfer-Encoding is not exactly "chunked"');
}

function badRequest(message: string): Answer {
  return refusalAnswer(400, message);
}

/** `host[:port]`; a name has only characters that domain names use. */
function isHost(value: string): boolean {
  const [, name, address, port = ''] = /^(?:([\w.~-]+)|\[([\da-f:.]+)\])(?::(\d{0,5}))?$/i.exec(value) ?? [];
  return (name !== undefined || (address !== undefined && isIPv6(address))) && Number(port) <= 65535;
}
