import { isIPv6 } from 'node:net';
import type { Answer } from '../answer.ts';
import { apiError } from '../cors.ts';

/** Bytes of a request target. */
export const MAX_URL_BYTES = 8 * 1024;

/** Bytes of all header lines together. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** Refuses a request that is too large, or that two servers could understand differently. Each refusal closes the connection. */
export function checkRequest(rawHeaders: readonly string[], url: string, httpVersion: string): Answer | undefined {
  const headers = surveyHeaders(rawHeaders);
  return checkSizes(headers.bytes, url) ?? checkHost(headers, httpVersion) ?? checkFraming(headers, httpVersion);
}

/** What the checks need to know of the headers. */
interface HeaderSurvey {
  bytes: number;
  readonly hosts: string[];
  readonly lengths: string[];
  readonly codings: string[];
}

/** Looks at each line only once, because this is done for each request. `rawHeaders` holds names and values in turn. */
function surveyHeaders(rawHeaders: readonly string[]): HeaderSurvey {
  const survey: HeaderSurvey = { bytes: 0, hosts: [], lengths: [], codings: [] };
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const [name, value] = [rawHeaders[index] ?? '', rawHeaders[index + 1] ?? ''];
    // A line adds a colon, a space, CR and LF to its name and value.
    survey.bytes += name.length + value.length + 4;
    if (name.length === 4 && name.toLowerCase() === 'host') survey.hosts.push(value);
    else if (name.length === 14 && name.toLowerCase() === 'content-length') survey.lengths.push(value);
    else if (name.length === 17 && name.toLowerCase() === 'transfer-encoding') survey.codings.push(value);
  }
  return survey;
}

/** An error after which the connection is closed. */
export function refusalAnswer(status: number, message: string): Answer {
  return apiError(status, message, { Connection: 'close' });
}

// `node:http` gives the URL and the headers as Latin-1, which has one character for each byte.
function checkSizes(headerBytes: number, url: string): Answer | undefined {
  if (url.length > MAX_URL_BYTES) return refusalAnswer(414, `the URL has ${url.length} bytes; ${MAX_URL_BYTES} are allowed`);
  if (headerBytes > MAX_HEADER_BYTES)
    return refusalAnswer(431, `the headers have ${headerBytes} bytes; ${MAX_HEADER_BYTES} are allowed`);
  return undefined;
}

/** `Host` must name one host (RFC 9112, section 3.2). */
function checkHost({ hosts }: HeaderSurvey, httpVersion: string): Answer | undefined {
  const [host] = hosts;
  if (hosts.length > 1) return badRequest(`there are ${hosts.length} Host lines; one is allowed`);
  if (host !== undefined) return isHost(host) ? undefined : badRequest('Host is not a name or an address, perhaps with a port');
  return httpVersion === '1.0' ? undefined : badRequest('Host is missing; HTTP/1.1 requires it');
}

/** It must be certain where the body ends (RFC 9112, sections 6.1 to 6.3). Lists and repeats are refused even if they agree. */
function checkFraming({ lengths, codings }: HeaderSurvey, httpVersion: string): Answer | undefined {
  const [length, ...otherLengths] = lengths;
  const [coding, ...otherCodings] = codings;
  if (length !== undefined && (otherLengths.length > 0 || !/^\d+$/.test(length)))
    return badRequest('Content-Length is not one number');
  if (coding === undefined) return undefined;
  if (length !== undefined) return badRequest('Content-Length and Transfer-Encoding exclude each other');
  if (httpVersion === '1.0') return badRequest('Transfer-Encoding is unknown to HTTP/1.0');
  return coding === 'chunked' && otherCodings.length === 0 ? undefined : badRequest('Transfer-Encoding is not exactly "chunked"');
}

function badRequest(message: string): Answer {
  return refusalAnswer(400, message);
}

/** `host[:port]`; a name has only characters that domain names use. */
function isHost(value: string): boolean {
  const [, name, address, port = ''] = /^(?:([\w.~-]+)|\[([\da-f:.]+)\])(?::(\d{0,5}))?$/i.exec(value) ?? [];
  return (name !== undefined || (address !== undefined && isIPv6(address))) && Number(port) <= 65535;
}
