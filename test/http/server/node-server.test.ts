import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHttpServer, serverAddress } from '../../../src/http/server/node-server.ts';
import type { Responder } from '../../../src/http/server/request-handler.ts';
import { HELLO, last, post, repliesTo, request, start, startAndSend } from '../../support/network/http-server.ts';
import { openConnection } from '../../support/network/raw-http.ts';
import { NEVER } from '../../support/patience.ts';

const get = (target: string) => request([], `GET ${target} HTTP/1.1`);

/** Answers with the address that was asked for, which takes a while at `/slow`. */
const echo: Responder = async ({ url = '' }) => {
  await sleep(url === '/slow' ? 100 : 0);
  return { ...HELLO, body: url };
};

describe('what is too large or ambiguous', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: 1`);

  it.each([
    ['a URL of 8193 bytes', get(`/${'a'.repeat(8192)}`), 414, '8193 bytes; 8192'],
    ['a URL of 100 kB', get(`/${'a'.repeat(100_000)}`), 414, 'more than 8192'],
    ['headers of 100 kB', request([`X: ${'a'.repeat(100_000)}`]), 431, 'more than 16384'],
    ['more than 2000 header lines', request(lines(2500)), 431, '16384 are allowed'],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400, 'Host is missing'],
    ['a length beside chunks', `${post('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`, 400, ''],
    ['a length with a sign', `${post('Content-Length: +1')}a`, 400, ''],
    ['two lengths', `${post('Content-Length: 1', 'Content-Length: 2')}a`, 400, ''],
    ['a chunk of no number', `${post('Transfer-Encoding: chunked')}zz\r\nhello\r\n0\r\n\r\n`, 400, 'not valid HTTP/1.1'],
    ['a folded header', request(['X: a', ' b']), 400, ''],
    ['a space before the colon', request(['X : a']), 400, ''],
    ['CONNECT', request([], 'CONNECT example.org:443 HTTP/1.1'), 501, 'CONNECT'],
    ['garbage', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'not valid HTTP/1.1'],
    ['a raw space in the URL', get('/a b'), 400, ''],
    ['a raw NUL in the URL', get('/a\0b'), 400, 'must be percent-encoded'],
  ])('%s: refused, and the connection is closed', async (_, bytes, status, says) => {
    const { exchange, errors } = await start();
    // A second request on this connection must not be answered.
    const responses = await exchange(Buffer.from(bytes + get('/second'), 'latin1'));
    // Nobody who shows the answer may take it for a page or a script.
    const headers = { connection: 'close', 'content-type': 'application/json', 'x-content-type-options': 'nosniff' };
    expect(responses).toMatchObject([{ status, headers: { ...headers, 'access-control-allow-origin': '*' } }]);
    expect(JSON.parse(responses[0]?.body ?? '')).toEqual({ error: { status, message: expect.stringContaining(says) } });
    expect(errors).toEqual([]);
  });

  it('takes what is just within the limits', async () => {
    const url = `/${'a'.repeat(8191)}`;
    for (const bytes of [last([`X: ${'a'.repeat(16_000)}`], `GET ${url} HTTP/1.1`), last(lines(1000))]) {
      expect(await repliesTo(bytes)).toMatchObject([{ status: 200 }]);
    }
  });
});

describe('answers', () => {
  it('come in the order of pipelined requests, however long each takes', async () => {
    const responses = await repliesTo(get('/slow') + get('/b') + last(), echo);
    expect(responses.map(({ body }) => body)).toEqual(['/slow', '/b', '/']);
  });

  it.each([
    ['what cannot be parsed', 'garbage\r\n\r\n', 400],
    ['CONNECT', request([], 'CONNECT a:1 HTTP/1.1'), 501],
  ])('come before the refusal of %s after them, soon or late', async (_, refused, status) => {
    const slow = get('/slow');
    for (const before of [request() + request(), slow + slow, request() + slow + request()]) {
      const statuses = (await repliesTo(before + refused, echo)).map((response) => response.status);
      expect(statuses).toEqual([...before.matchAll(/GET/g)].map(() => 200).concat(status));
    }
    const atOnce = (await repliesTo(request().repeat(5) + refused)).map((response) => response.status);
    expect(atOnce).toEqual([200, 200, 200, 200, 200, status]);
  });

  it('are one alone for a request whose body cannot be parsed', async () => {
    const broken = `${post('Transfer-Encoding: chunked')}5\r\nhello\r\nnonsense\r\n`;
    for (const [before, statuses] of [
      ['', [400]],
      [request(), [200, 400]],
      [request() + request(), [200, 200, 400]],
    ] as const) {
      expect((await repliesTo(before + broken)).map(({ status }) => status)).toEqual(statuses);
    }
  });

  it('reach HTTP/1.0 clients, which need no Host, and close', async () => {
    expect(await repliesTo('GET / HTTP/1.0\r\n\r\n')).toMatchObject([{ status: 200, body: 'hello' }]);
  });
});

it('a client that pipelines without end and reads nothing is cut off', async () => {
  let asked = 0;
  const { connection } = await startAndSend(request().repeat(5000), () => {
    asked++;
    return new Promise(() => {});
  });
  expect(await connection.closed).toBe('');
  expect(asked).toBe(100);
});

describe('close', () => {
  const slowly: Responder = async () => {
    await sleep(300);
    return HELLO;
  };

  it('lets a running request end, tells its client to close, and refuses new connections', async () => {
    const { port, connection, close } = await startAndSend(request(), slowly);
    await sleep(50);
    const closed = close(5000);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    expect(await connection.responses()).toMatchObject([{ status: 200, headers: { connection: 'close' }, body: 'hello' }]);
    await closed;
  });

  it('answers the requests that were on their way when it began', async () => {
    const { port, connection: used, close } = await startAndSend(request());
    const unused = await openConnection(port);
    await used.until('hello');
    const closed = close(5000);
    for (const connection of [used, unused]) connection.send(request());
    await closed;
    expect((await used.responses()).map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'close']);
    expect(await unused.responses()).toMatchObject([{ status: 200, headers: { connection: 'close' } }]);
  });

  it('lets a slow reader have its answer to the end', async () => {
    const body = Buffer.alloc(40 * 2 ** 20, 'a');
    const { port, close } = await start(() => ({ ...HELLO, body }));
    const socket = connect(port, '127.0.0.1');
    socket.write(last());
    await once(socket, 'readable');
    const closed = close(20_000);
    await sleep(100);
    let received = 0;
    for await (const chunk of socket) received += chunk.length;
    expect(received).toBeGreaterThan(body.length);
    await closed;
  });

  it('does not wait for connections that are idle or were never used', async () => {
    const { port, connection: used, close } = await startAndSend(request());
    await used.until('hello');
    const unused = await openConnection(port);
    await close(NEVER);
    await Promise.all([used.closed, unused.closed]);
  });

  it('cuts what is left after the grace', async () => {
    const { connection, close } = await startAndSend(request(), () => new Promise(() => {}));
    await sleep(50);
    // Without the cut, the limit for a silent connection would end it, after a minute.
    const isClosed = close(100).then(() => true);
    expect(await Promise.race([isClosed, sleep(30_000, false, { ref: false })])).toBe(true);
    expect(await connection.closed).toBe('');
  });
});

it('listen rejects where the port is taken', async () => {
  const { port } = await start();
  const second = createHttpServer({ respond: () => HELLO, onError: () => {} });
  await expect(second.listen(port, '127.0.0.1')).rejects.toThrow(expect.objectContaining({ code: 'EADDRINUSE' }));
});

it.each([
  ['localhost', 'http://localhost:4321'],
  ['::1', 'http://[::1]:4321'],
])('the address of a server at %s is %s', (host, address) => {
  expect(serverAddress(host, 4321)).toBe(address);
});
