import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fetchProblem } from '../../../../scripts/support/network/fetch-problem.ts';
import { fetchText } from '../../../../scripts/support/network/fetch-text.ts';
import { deadOrigin, startLoopbackServer } from '../../../support/network/loopback-server.ts';

const LIMITS = { ms: 30_000, bytes: 1_000_000 };
const LONG = 'x'.repeat(LIMITS.bytes);

/** The text at `/a` of a server, or why there is none. */
async function ask(answer: (response: ServerResponse, path: string) => unknown, limits = LIMITS): Promise<string> {
  const origin = await startLoopbackServer(({ url = '' }, response) => answer(response, url));
  return fetchText(`${origin}/a`, limits).catch(fetchProblem);
}

const redirect = (location: string) => (response: ServerResponse) => response.writeHead(302, { Location: location }).end();

it('gets a file, also a compressed one, and follows redirects', async () => {
  expect(await ask((response) => response.end('é'))).toBe('é');
  const compressed = (response: ServerResponse) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(LONG));
  expect(await ask((response, path) => (path === '/a' ? redirect('b?c')(response) : compressed(response)))).toBe(LONG);
});

it.each([
  ['an error', (response: ServerResponse) => response.writeHead(404).end(), 'it answered 404'],
  ['no new address', (response: ServerResponse) => response.writeHead(304).end(), 'it answered 304'],
  ['no end of redirects', redirect('/a'), 'it redirects more than 5 times'],
  ['the way to http', redirect('http://shop.example/a'), 'it redirects to http://shop.example, which is not https'],
  ['the way to a file', redirect('file:///etc/hosts'), 'it redirects to file://, which is not https'],
  ['the way to nowhere', redirect('http://[bad'), 'it redirects to an address that is not allowed'],
  ['a password', redirect('https://u:secret@shop.example/'), 'it redirects to an address that is not allowed'],
  [
    'too much, compressed',
    (response: ServerResponse) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(`${LONG}x`)),
    'it is longer than 1 MB',
  ],
  [
    'half of it',
    (response: ServerResponse) => response.writeHead(200, { 'Content-Length': 9 }).write('half', () => response.destroy()),
    'other side closed',
  ],
])('says why there is none: a server that answers with %s', async (_, answer, problem) => {
  expect(await ask(answer)).toEqual(problem);
});

it('says why there is none: no server, none in time, and http that others could answer', async () => {
  expect(await fetchText(`${await deadOrigin()}/a`, LIMITS).catch(fetchProblem)).toBe('connection refused');
  expect(await ask(() => {}, { ...LIMITS, ms: 200 })).toBe('no answer in time');
  expect(await ask((response) => response.writeHead(200).write('slow'), { ...LIMITS, ms: 200 })).toBe('no answer in time');
  expect(await fetchText('http://shop.example/a', LIMITS).catch(fetchProblem)).toBe('it is not https');
});
