import type { ServerResponse } from 'node:http';
import { type Answer, bodyParts } from '../answer.ts';
import { formatHttpDate } from '../content/http-date.ts';
import { STATUS_CODES } from './node-http.ts';

/**
 * Writes an answer and ends it. Its last piece goes out with the end, so that an answer in one piece is one write of
 * head and body together. `closes` tells the client that the connection ends with this answer.
 */
export function sendAnswer(response: ServerResponse, answer: Answer, closes: boolean): void {
  response.end(writeAllButLast(response, answer, closes));
}

/** Sends a whole answer without ending it: the client has the answer, but the connection is not free for the next request yet. */
export function sendUnended(response: ServerResponse, answer: Answer, closes: boolean): void {
  const last = writeAllButLast(response, answer, closes);
  if (last) response.write(last);
  // Sends the head where nothing was written, as for a HEAD request.
  response.flushHeaders();
}

function writeAllButLast(response: ServerResponse, { status, headers, body }: Answer, closes: boolean): Uint8Array | undefined {
  const parts = body === null ? [] : bodyParts(body);
  // The headers are a list, which `node:http` writes as it is: with `setHeader`, each header would be checked and stored first.
  const fields: (string | number)[] = [];
  if (closes && headers.Connection === undefined) fields.push('Connection', 'close');
  if (status !== 204 && status !== 304)
    fields.push(
      'Content-Length',
      parts.reduce((sum, part) => sum + part.length, 0),
    );
  for (const name in headers) fields.push(name, headers[name] ?? '');
  response.writeHead(status, fields);
  for (const part of parts.slice(0, -1)) response.write(part);
  return parts.at(-1);
}

/** The whole response as text, for a socket that `node:http` has given up. */
export function serializeAnswer({ status, headers, body }: Answer, now: Date = new Date()): string {
  const text = typeof body === 'string' ? body : '';
  const all = { Date: formatHttpDate(now), ...headers, 'Content-Length': Buffer.byteLength(text) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
}
