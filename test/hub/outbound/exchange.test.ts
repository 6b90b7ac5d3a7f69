import { randomBytes } from 'node:crypto';
import { Agent } from 'node:https';
import { setImmediate } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exchange } from '../../../src/hub/outbound/exchange.ts';
import { authority } from '../../support/hub/authority.ts';
import { startCallback } from '../../support/hub/callback-server.ts';
import { startTcpServer } from '../../support/network/loopback-server.ts';
import { startRawTlsServer } from '../../support/network/raw-tls-server.ts';

type Answer = string | ((socket: TLSSocket, bytes: string, count: number) => void);

/** A server that answers each packet, and functions to send requests to it. */
async function setUp(answer: Answer) {
  const server = await startRawTlsServer(authority, typeof answer === 'string' ? (socket) => socket.write(answer) : answer);
  const agent = new Agent({ keepAlive: true, ca: authority.ca });
  onTestFinished(() => agent.destroy());
  const options = { host: '127.0.0.1', port: server.port, path: '/hook', agent, maxHeaderSize: 8192 };
  return {
    server,
    agent,
    get: (timeoutMs = 5000, port = server.port) =>
      exchange({ ...options, port, method: 'GET' }, undefined, timeoutMs, { longest: 1024 }),
    post: (body: Uint8Array, timeoutMs = 5000) =>
      exchange({ ...options, method: 'POST' }, body, timeoutMs, { longest: 16_384, timeoutMs: 200 }),
  };
}

/** Writes the text repeatedly until the connection is closed. */
function writeForever(socket: TLSSocket, text: string, everyMs = 0): void {
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(text)), everyMs);
  socket.once('close', () => clearInterval(timer));
}

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('an answer', () => {
  it.each<[string, string, number, string]>([
    ['with a length', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc', 200, 'abc'],
    ['in chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n', 200, 'abc'],
    ['without a body', 'HTTP/1.1 204 No Content\r\n\r\n', 204, ''],
    ['that is a redirect', 'HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n', 302, ''],
    [
      'after informational ones',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Hints\r\nLink: <a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na',
      200,
      'a',
    ],
  ])('%s is told with its status and body', async (_name, answer, status, body) => {
    const { get, post } = await setUp(answer);
    const expected = { kind: 'answered', status, body: bytes(body), retryAfter: undefined };
    expect(await get()).toEqual(expected);
    expect(await post(bytes('x'))).toEqual(expected);
  });

  it('may be HTTP/1.0, ended by the connection', async () => {
    const { get } = await setUp((socket) => socket.end('HTTP/1.0 200 OK\r\n\r\nabc'));
    expect(await get()).toMatchObject({ status: 200, body: bytes('abc') });
  });

  it('brings its Retry-After', async () => {
    const { post } = await setUp('HTTP/1.1 429 Slow\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n');
    expect(await post(bytes('x'))).toMatchObject({ status: 429, retryAfter: '7' });
  });

  it.each([
    ['an endless body', (socket: TLSSocket) => writeForever(socket, 'a'.repeat(16_384))],
    ['a body that is too short for its length', (socket: TLSSocket) => socket.end('abc')],
    ['a broken chunk', (socket: TLSSocket) => socket.write('zz\r\n')],
    ['endless trailers', (socket: TLSSocket) => writeForever(socket, `0\r\n${'a: b\r\n'.repeat(2000)}`)],
  ])('with %s has none', async (name, goOn) => {
    const length =
      name.includes('chunk') || name.includes('trailers') ? 'Transfer-Encoding: chunked' : 'Content-Length: 1000000000';
    const closed: Promise<void>[] = [];
    const { get, post } = await setUp((socket) => {
      closed.push(new Promise((resolve) => socket.once('close', () => resolve())));
      socket.write(`HTTP/1.1 200 OK\r\n${length}\r\n\r\n`);
      goOn(socket);
    });
    expect(await get()).toEqual({ kind: 'answered', status: 200, body: undefined, retryAfter: undefined });
    expect(await post(bytes('x'))).toMatchObject({ kind: 'answered', status: 200, body: undefined });
    // The client has closed both connections.
    expect((await Promise.all(closed)).length).toBe(2);
  });

  it('whose body drips on beyond the time has none', async () => {
    const { get } = await setUp((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n');
      writeForever(socket, 'a', 20);
    });
    expect(await get(300)).toMatchObject({ kind: 'answered', status: 200, body: undefined });
  });

  it('to a POST is told without waiting for a body that hangs', async () => {
    const { post } = await setUp('HTTP/1.1 410 Gone\r\nContent-Length: 5\r\n\r\na');
    // The request's own timeout is far longer than the test's.
    expect(await post(bytes('x'), 600_000)).toMatchObject({ kind: 'answered', status: 410, body: undefined });
  });

  it('to a POST that was not read closes the connection, which cannot be used again', async () => {
    const { server, post } = await setUp((socket) => {
      socket.pause();
      socket.write('HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n');
    });
    const body = Buffer.alloc(20_000_000);
    expect(await post(body)).toMatchObject({ status: 413 });
    expect(await post(body)).toMatchObject({ status: 413 });
    expect(server.connections).toBe(2);
  });

  it('leaves its connection for the next request', async () => {
    const { server, get, post } = await setUp('HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na');
    await get();
    await post(bytes('x'));
    await get();
    expect(server.connections).toBe(1);
  });
});

it('does not encrypt the body far ahead of a callback that reads slowly', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<TLSSocket>();
  const { agent, post } = await setUp((socket) => begin(socket.pause()));
  const body = Buffer.alloc(64 * 2 ** 20);
  const sent = post(body);
  const callback = await begun;
  // As many turns as the body has pieces.
  for (let turn = 0; turn < 1024; turn++) await setImmediate();
  const [socket] = Object.values(agent.sockets).flatMap((sockets) => sockets ?? []);
  // The buffers of the system take some MB.
  expect(socket?.bytesWritten).toBeLessThan(body.length / 2);
  callback.destroy();
  expect(await sent).toMatchObject({ kind: 'failed', reason: 'connection closed' });
});

it('brings a body of many pieces whole', async () => {
  const { received, url } = await startCallback();
  const { hostname: host, port, pathname: path } = new URL(url);
  const body = randomBytes(1_000_001);
  const options = { host, port, path, method: 'POST', ca: authority.ca, headers: { 'Content-Length': body.length } };
  await exchange(options, body, 5000, { longest: 1 });
  expect(received[0]?.body.equals(body)).toBe(true);
});

describe('no answer', () => {
  it.each<[string, string, Answer]>([
    ['a reset before the head', 'connection closed', (socket) => socket.destroy()],
    ['a reset within the head', 'connection closed', (socket) => socket.end('HTTP/1.1 200 OK\r\nA: b')],
    ['an upgrade that nobody asked for', 'connection closed', 'HTTP/1.1 101 S\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\n'],
    ['something else than HTTP', 'the answer is not HTTP', '220 smtp.example ESMTP\r\n'],
    [
      'a head above 8 KiB',
      'the headers of the answer are longer than 8 KiB',
      `HTTP/1.1 200 OK\r\nA: ${'a'.repeat(8192)}\r\n\r\n`,
    ],
    [
      'endless headers',
      'the headers of the answer are longer than 8 KiB',
      (socket) => socket.write('HTTP/1.1 200 OK\r\n', () => writeForever(socket, 'a: b\r\n'.repeat(100))),
    ],
    [
      'endless informational answers',
      'too many informational answers',
      (socket) => writeForever(socket, 'HTTP/1.1 102 Processing\r\n\r\n'),
    ],
  ])('for %s', async (_name, reason, answer) => {
    const { get, post } = await setUp(answer);
    expect(await get()).toEqual({ kind: 'failed', reason, wasConnected: true });
    expect(await post(bytes('x'))).toEqual({ kind: 'failed', reason, wasConnected: true });
  });

  it.each<[string, Answer]>([
    ['silence', () => {}],
    ['a header that drips', (socket) => socket.write('HTTP/1.1 200 OK\r\nA: ', () => writeForever(socket, 'a', 20))],
  ])('in time for %s', async (_name, answer) => {
    const { get } = await setUp(answer);
    expect(await get(300)).toEqual({ kind: 'failed', reason: 'time-out', wasConnected: true });
  });

  it('in time from a port that speaks no TLS', async () => {
    const port = await startTcpServer();
    const agent = new Agent({ keepAlive: true });
    const reply = await exchange({ host: '127.0.0.1', port, agent }, undefined, 300, { longest: 1 });
    expect(reply).toEqual({ kind: 'failed', reason: 'time-out', wasConnected: true });
  });
});

describe('a kept connection', () => {
  const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n';

  it('that is closed without a byte of an answer is stale', async () => {
    const { get } = await setUp((socket, _bytes, count) => (count === 1 ? socket.write(OK) : socket.destroy()));
    await get();
    expect(await get()).toEqual({ kind: 'stale' });
  });

  it('on which a farewell came while it was idle gives the next request its own answer', async () => {
    const farewell = 'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\n\r\n';
    const { get } = await setUp((socket, _bytes, count) => {
      socket.write(OK);
      if (count === 1) setTimeout(() => socket.write(farewell), 20);
    });
    await get();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await get()).toMatchObject({ status: 200 });
  });

  it('that is closed within the answer has failed', async () => {
    const { get } = await setUp((socket, _bytes, count) => (count === 1 ? socket.write(OK) : socket.end('HTTP/1.1 2')));
    await get();
    expect(await get()).toEqual({ kind: 'failed', reason: 'connection closed', wasConnected: true });
  });

  it('that is silent is a time-out', async () => {
    const { get } = await setUp((socket, _bytes, count) => void (count === 1 && socket.write(OK)));
    await get();
    expect(await get(200)).toEqual({ kind: 'failed', reason: 'time-out', wasConnected: true });
  });
});

it('rejects what is a defect of ours', async () => {
  await expect(async () => exchange({ host: '127.0.0.1', path: '/a b' }, undefined, 1000, { longest: 1 })).rejects.toThrow(
    'unescaped',
  );
});
