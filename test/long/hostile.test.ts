import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyCharacter } from '../support/content/hostile/any-character.ts';
import { openConnection } from '../support/network/raw-http.ts';
import { sampleDist } from '../support/shared.ts';
import { type RunningServer, startServer } from '../support/sites/server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer(await sampleDist(), { LOG_LEVEL: 'info' });
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

it('slow clients: others are answered meanwhile, and each socket is closed within 35 s', async () => {
  const began = performance.now();
  const sockets = await Promise.all(Array.from({ length: 200 }, () => drip()));
  let worst = 0;
  while (performance.now() - began < 8000) {
    const asked = performance.now();
    expect((await fetch(`${server.origin}/reviews.json`)).status).toBe(200);
    worst = Math.max(worst, performance.now() - asked);
    await setTimeout(20);
  }
  await Promise.all(sockets.map(({ closed }) => closed));
  console.log(
    `200 dripping sockets: worst answer for others ${Math.round(worst)} ms, all closed after ${Math.round((performance.now() - began) / 1000)} s`,
  );
  expect(performance.now() - began).toBeLessThan(35_000);
});

/** A client that sends one byte of its request every half second. */
async function drip(): Promise<{ closed: Promise<unknown> }> {
  const { send, closed } = await openConnection(server.port);
  const timer = setInterval(send, 500, 'G');
  send('GET / HTTP/1.1\r\nX-');
  return { closed: closed.finally(() => clearInterval(timer)) };
}

it('a connection on which nothing is ever sent, as browsers open them in advance, is closed without an answer and a log line', async () => {
  const other = await startServer(await sampleDist());
  const { closed } = await openConnection(other.port);
  expect(await closed).toBe('');
  await other.stop();
  expect(other.lines.filter(({ method }) => method)).toEqual([]);
});

it('20,000 malformed requests: never a 5xx, and the service goes on', async () => {
  const statuses = new Map<string, number>();
  const piece = fc.oneof(
    fc.constantFrom(
      'GET',
      'POST',
      'OPTIONS',
      ' ',
      '/',
      '/api/reviews/search?',
      'rating=',
      '%',
      '%zz',
      '%00',
      '\r\n',
      'Host: a\r\n',
      'Host: b\r\n',
      'HTTP/1.1',
      'HTTP/1.0',
      'Content-Length: 5\r\n',
      'Transfer-Encoding: chunked\r\n',
      'If-None-Match: ',
      '"',
      'W/',
      ',',
      '\0',
      '/api/reviews/since/',
      '2026-01-01',
      '..',
      '?',
      '#',
      '\\',
    ),
    fc.string({ unit: anyCharacter, maxLength: 12 }),
  );
  const line = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 10, maxLength: 10 }), async (lines) => {
      for (const status of await Promise.all(lines.flatMap((text) => SHAPES.map((shape) => send(shape(text)))))) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status).not.toMatch(/^5/);
      }
    }),
    { numRuns: 500 },
  );
  console.log(`malformed requests by status: ${[...statuses].map((pair) => pair.join(' × ')).join(', ')}`);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});

/** Requests with the malformed text in the target, in the values of headers, and anywhere. */
const SHAPES = [
  (text: string) => `GET /${text} HTTP/1.1\r\nHost: a\r\n\r\n`,
  (text: string) => `GET /api/reviews/search?${text}=${text}&limit=${text} HTTP/1.1\r\nHost: a\r\n\r\n`,
  (text: string) => `GET /reviews.json HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${text}\r\nAccept-Encoding: ${text}\r\n\r\n`,
  (text: string) => `GET ${text} HTTP/1.1\r\nHost: a\r\n${text}\r\n\r\n`,
];

/** The status of the first answer to raw bytes; empty if the connection is closed without one. */
async function send(request: string): Promise<string> {
  const { socket, closed } = await openConnection(server.port);
  socket.end(request, 'latin1');
  return /^HTTP\/1\.1 (\d{3})/.exec(await closed)?.[1] ?? '';
}
