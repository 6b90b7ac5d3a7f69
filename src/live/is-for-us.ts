import type { IncomingMessage } from 'node:http';
import { errorAnswer } from '../http/answer.ts';

interface Reach {
  /** What the server listens at. */
  readonly host: string;
  readonly baseUrl: string;
}

export const NOT_FOR_YOU = errorAnswer(403, 'this server is for this machine alone');

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** At this address Vite opens a file in the editor, for its page of mistakes in the code. */
const EDITOR = /^[^?]*\/__open-in-editor/i;

/**
 * Whether a request is for this server. One that only this machine can reach accepts only names of this machine and the host of
 * the base address: any other name may be an attacker's that leads here (DNS rebinding). Pages of other sites are refused, too:
 * one that is open in the browser could read what is not published yet, or have the hub send it somewhere. An image or a link of
 * theirs comes without an `Origin`; it can read nothing, but must not open files. (Browsers say where one comes from only to this
 * machine's own names and over TLS.)
 */
export function isForUs({ headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>, { host, baseUrl }: Reach): boolean {
  if (headers['sec-fetch-site'] === 'cross-site' && EDITOR.test(url)) return false;
  if (host !== '::1' && !LOOPBACK.includes(host)) return true;
  const isOurs = (name: string | undefined) =>
    name !== undefined && (LOOPBACK.includes(name) || name === new URL(baseUrl).hostname);
  const { origin } = headers;
  if (origin !== undefined && !isOurs(URL.parse(origin)?.hostname)) return false;
  return headers.host === undefined || isOurs(headers.host.replace(/:\d+$/, ''));
}
