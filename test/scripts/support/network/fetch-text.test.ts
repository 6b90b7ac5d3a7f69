import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fetchProblem } from '../../../../scripts/support/network/fetch-problem.ts';
import { fetchText } from '../../../../scripts/support/network/fetch-text.ts';
import { deadOrigin, startLoopbackServer } from '../../../support/network/loopback-server.ts';

const LIMITS = { ms: 30_000, bytes: 1_000_000 };
const LONG = 'é'.repeat(LIMITS.bytes / 2);

/** The text at `/a` of a server, or why there is none. */
async function ask(answer: (response: ServerResponse, path: string) => unknown, limits = LIMITS): Promise<string> {
  const origin = await startLoopbackServer(({ url = '' }, response) => answer(response, url));
  return fetchText(`${origin}/a`, limits).catch(fetchProblem);
}

const redirect = (response: ServerResponse) => response.writeHead(302, { Location: 'b?c' }).end();
const compressed = (text: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(text));

it('gets a file, also a compressed one to which it is redirected', async () => {
  expect(await ask((response, path) => (path === '/a' ? redirect(response) : compressed(LONG)(response)))).toBe(LONG);
});

it.each([
  ['an error', (response: ServerResponse) => response.writeHead(404).end(), 'it answered 404'],
  ['no end of redirects', redirect, 'redirect count exceeded'],
  ['too much, compressed', compressed(`${LONG}x`), 'it is longer than 1 MB'],
  [
    'half of it',
    (response: ServerResponse) => response.writeHead(200, { 'Content-Length': 9 }).write('half', () => response.destroy()),
    'other side closed',
  ],
])('says why there is none: a server that answers with %s', async (_, answer, problem) => {
  expect(await ask(answer)).toEqual(problem);
});

it('says why there is none: no server, and none in time', async () => {
  expect(await fetchText(`${await deadOrigin()}/a`, LIMITS).catch(fetchProblem)).toBe('connection refused');
  expect(await ask(() => {}, { ...LIMITS, ms: 200 })).toBe('no answer in time');
  expect(await ask((response) => response.writeHead(200).write('slow'), { ...LIMITS, ms: 200 })).toBe('no answer in time');
});
