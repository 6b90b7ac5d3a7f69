import type { IncomingMessage } from 'node:http';
import { isApiPath } from '../publication/headers/headers.ts';
import type { Client } from './mistakes-answer.ts';

/** The paths of what the dev server itself needs: scripts and styles of the pages, and what reloads them. */
const OWN = /^\/(?:@|-\/|__|node_modules\/|src\/|_astro\/|_image)/;

/** The kind of client that asks for a path below the base; `undefined` for the dev server's own paths, which always work. */
export function clientOf(path: string, { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>): Client | undefined {
  if (OWN.test(path)) return undefined;
  if (isApiPath(path)) return 'program';
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') ? 'browser' : 'other';
}
