import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Answer } from '../../src/http/answer.ts';
import { createHttpServer, type Responder } from '../../src/http/node-server.ts';
import { exchange, openConnection, parseResponses } from '../support/raw-http.ts';

const HELLO: Answer = { status: 200, headers: { 'Content-Type': 'text/plain' }, body: 'hello' };

interface Started {
  readonly port: number;
  readonly errors: unknown[];
  close(graceMs: number): Promise<void>;
}

/** Starts a server on a free port; it answers `hello` unless a test says otherwise. */
async function start(respond: Responder = () => HELLO): Promise<Started> {
  const errors: unknown[] = [];
  const server = createHttpServer({ respond, onError: (error) => errors.push(error) });
  const { port } = await server.listen(0, '127.0.0.1');
  let closing: Promise<void> | undefined;
  const close = (graceMs: number) => {
    closing ??= server.close(graceMs);
    return closing;
  };
  onTestFinished(() => close(0));
  return { port, errors, close };
}

function request(lines: readonly string[] = [], requestLine = 'GET / HTTP/1.1'): string {
  return `${[requestLine, 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`;
}

const last = (lines: readonly string[] = [], requestLine = 'GET / HTTP/1.1') =>
  request(['Connection: close', ...lines], requestLine);

describe('what is too large or ambiguous', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: 1`);

  it.each([
    {
      what: 'a URL of 8193 bytes',
      bytes: request([], `GET /${'a'.repeat(8192)} HTTP/1.1`),
      status: 414,
      says: '8193 bytes; 8192',
    },
    { what: 'a URL of 100 kB', bytes: request([], `GET /${'a'.repeat(100_000)} HTTP/1.1`), status: 414, says: 'more than 8192' },
    { what: 'headers of more than 16 KiB', bytes: request([`X: ${'a'.repeat(16_384)}`]), status: 431, says: '16384 are allowed' },
    { what: 'headers of 100 kB', bytes: request([`X: ${'a'.repeat(100_000)}`]), status: 431, says: 'more than 16384' },
    { what: 'more than 2000 header lines', bytes: request(lines(2500)), status: 431, says: '16384 are allowed' },
    { what: 'two Host lines', bytes: request(['Host: localhost']), status: 400, says: '2 Host lines' },
    { what: 'no Host', bytes: 'GET / HTTP/1.1\r\n\r\n', status: 400, says: 'Host is missing' },
    {
      what: 'Content-Length beside Transfer-Encoding',
      bytes: `${request(['Content-Length: 5', 'Transfer-Encoding: chunked'], 'POST / HTTP/1.1')}0\r\n\r\n`,
      status: 400,
      says: '',
    },
    {
      what: 'two lengths',
      bytes: `${request(['Content-Length: 1', 'Content-Length: 2'], 'POST / HTTP/1.1')}a`,
      status: 400,
      says: '',
    },
    { what: 'a folded header', bytes: request(['X: a', ' b']), status: 400, says: '' },
    { what: 'a space before the colon', bytes: request(['X : a']), status: 400, says: '' },
    { what: 'CONNECT', bytes: request([], 'CONNECT example.org:443 HTTP/1.1'), status: 501, says: 'CONNECT' },
    { what: 'garbage', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', status: 400, says: 'not valid HTTP/1.1' },
    { what: 'a raw space in the URL', bytes: request([], 'GET /a b HTTP/1.1'), status: 400, says: '' },
    { what: 'a raw NUL in the URL', bytes: request([], 'GET /a\0b HTTP/1.1'), status: 400, says: '' },
  ])('$what: $status, and the connection is closed', async ({ bytes, status, says }) => {
    const { port, errors } = await start();
    // A second request on the connection must not be answered.
    const responses = await exchange(port, Buffer.from(bytes + request([], 'GET /second HTTP/1.1'), 'latin1'));
    expect(responses).toHaveLength(1);
    expect(responses[0]).toMatchObject({
      status,
      headers: { connection: 'close', 'content-type': 'application/json', 'access-control-allow-origin': '*' },
    });
    expect(JSON.parse(responses[0]?.body ?? '')).toEqual({ error: { status, message: expect.stringContaining(says) } });
    expect(errors).toEqual([]);
  });

  it('a chunk of no number: 400 and closed', async () => {
    const { port } = await start();
    const [response] = await exchange(
      port,
      `${request(['Transfer-Encoding: chunked'], 'POST / HTTP/1.1')}zz\r\nhello\r\n0\r\n\r\n`,
    );
    expect(response).toMatchObject({ status: 400, headers: { connection: 'close' } });
  });

  it('takes what is just within the limits', async () => {
    const { port } = await start();
    const url = `/${'a'.repeat(8191)}`;
    const [response] = await exchange(port, last([`X: ${'a'.repeat(16_000)}`], `GET ${url} HTTP/1.1`));
    expect(response?.status).toBe(200);
    const [many] = await exchange(port, last(lines(1000)));
    expect(many?.status).toBe(200);
  });
});

describe('answers', () => {
  it('carry length and date, and the connection stays open for the next request', async () => {
    const { port } = await start();
    const connection = await openConnection(port);
    connection.send(request());
    await vi.waitUntil(() => connection.received().endsWith('hello'));
    connection.send(last());
    const responses = parseResponses(await connection.closed);
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [200, 'hello'],
      [200, 'hello'],
    ]);
    expect(responses[0]?.headers).toMatchObject({
      'content-length': '5',
      'content-type': 'text/plain',
      connection: 'keep-alive',
    });
    expect(responses[0]?.headers).toMatchObject({ date: expect.stringMatching(/ GMT$/) });
  });

  it('of HEAD have the length of GET and no body', async () => {
    const { port } = await start();
    const connection = await openConnection(port);
    connection.send(last([], 'HEAD / HTTP/1.1'));
    const text = await connection.closed;
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(text).toMatch(/\r\nContent-Length: 5\r\n/);
    expect(text.split('\r\n\r\n')).toEqual([expect.any(String), '']);
  });

  it('come in the order of pipelined requests, however long each takes', async () => {
    const { port } = await start(async ({ url }) => {
      await sleep(url === '/slow' ? 100 : 0);
      return { ...HELLO, body: url ?? '' };
    });
    const responses = await exchange(port, request([], 'GET /slow HTTP/1.1') + request([], 'GET /b HTTP/1.1') + last());
    expect(responses.map(({ body }) => body)).toEqual(['/slow', '/b', '/']);
  });

  it.each([
    ['what cannot be parsed', 'garbage\r\n\r\n', 400],
    ['CONNECT', request([], 'CONNECT a:1 HTTP/1.1'), 501],
  ])('come before the refusal of %s after them, soon or late', async (_, refused, status) => {
    const { port } = await start(async ({ url }) => {
      await sleep(url === '/slow' ? 100 : 0);
      return HELLO;
    });
    const slow = request([], 'GET /slow HTTP/1.1');
    for (const before of [request() + request(), slow + slow, request() + slow + request()]) {
      const statuses = (await exchange(port, before + refused)).map((response) => response.status);
      expect(statuses).toEqual([...before.matchAll(/GET/g)].map(() => 200).concat(status));
    }
    const { port: quick } = await start();
    expect((await exchange(quick, request().repeat(5) + refused)).map((response) => response.status)).toEqual([
      ...[200, 200, 200, 200, 200],
      status,
    ]);
  });

  it('are one alone for a request whose body cannot be parsed', async () => {
    const { port } = await start();
    const chunked = request(['Transfer-Encoding: chunked'], 'POST / HTTP/1.1');
    const broken = `${chunked}5\r\nhello\r\nnonsense\r\n`;
    for (const [before, statuses] of [
      ['', [400]],
      [request(), [200, 400]],
      [request() + request(), [200, 200, 400]],
    ] as const) {
      expect((await exchange(port, before + broken)).map(({ status }) => status)).toEqual(statuses);
    }
  });

  it.each([304, 204])('of status %i have neither body nor length', async (status) => {
    const { port } = await start(() => ({ status, headers: { ETag: '"a"' }, body: null }));
    const [response] = await exchange(port, last());
    expect(response).toMatchObject({ status, headers: { etag: '"a"' }, body: '' });
    expect(response?.headers).not.toHaveProperty('content-length');
    expect(response?.headers).not.toHaveProperty('transfer-encoding');
  });

  it('without a body say that its length is 0', async () => {
    const { port } = await start(() => ({ status: 308, headers: { Location: '/a' }, body: null }));
    const [response] = await exchange(port, last());
    expect(response).toMatchObject({ status: 308, headers: { location: '/a', 'content-length': '0' } });
  });

  it('in pieces arrive as one body with one length', async () => {
    const piece = Buffer.alloc(2 ** 20, 'a');
    const { port } = await start(() => ({ ...HELLO, body: [Buffer.from('['), piece, piece, Buffer.from(']')] }));
    const [response] = await exchange(port, last());
    expect(response?.headers['content-length']).toBe(String(2 * 2 ** 20 + 2));
    expect(response?.body).toBe(`[${'a'.repeat(2 * 2 ** 20)}]`);
  });

  it('reach HTTP/1.0 clients, which need no Host, and close', async () => {
    const { port } = await start();
    expect(await exchange(port, 'GET / HTTP/1.0\r\n\r\n')).toMatchObject([{ status: 200, body: 'hello' }]);
  });
});

describe('bodies that nobody asked for', () => {
  it.each([
    ['with a length', `${request(['Content-Length: 5'])}12345`],
    ['in chunks', `${request(['Transfer-Encoding: chunked'])}5\r\n12345\r\n0\r\n\r\n`],
  ])('%s are read away, and the next request is understood', async (_, bytes) => {
    const { port } = await start();
    expect(await exchange(port, bytes + last())).toMatchObject([
      { status: 200, body: 'hello' },
      { status: 200, body: 'hello' },
    ]);
  });

  it('that are long do not keep the answer from a client that reads while it writes', async () => {
    const { port } = await start(() => ({ ...HELLO, status: 405 }));
    const connection = await openConnection(port);
    connection.send(request(['Content-Length: 10000000'], 'POST / HTTP/1.1'));
    for (let sent = 0; sent < 20 && !connection.socket.destroyed; sent++) {
      connection.send(Buffer.alloc(16_384));
      await sleep(5);
    }
    const [response] = parseResponses(await connection.closed);
    expect(response).toMatchObject({ status: 405, headers: { connection: 'close' } });
  });
});

describe('a defect', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('secret detail');
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error('secret detail');
      },
    ],
    ['gives a header that HTTP cannot carry', () => ({ ...HELLO, headers: { 'X-A': 'secret detail\n' } })],
  ] satisfies [string, () => ReturnType<Responder>][])(
    'that %s is a 500 without details, told once, and the server goes on',
    async (_, respond) => {
      const { port, errors } = await start(({ url }) => (url === '/' ? respond() : HELLO));
      const responses = await exchange(port, request() + last([], 'GET /other HTTP/1.1'));
      expect(responses.map(({ status }) => status)).toEqual([500, 200]);
      expect(responses[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      expect(JSON.parse(responses[0]?.body ?? '')).toEqual({ error: { status: 500, message: 'something went wrong here' } });
      expect(errors).toHaveLength(1);
    },
  );

  it('after the head was sent cuts the answer, so that nobody takes it for whole', async () => {
    const { port, errors } = await start((_, response) => {
      response.writeHead(200, { 'Content-Length': 10 });
      response.write('half');
      throw new Error('too late');
    });
    const connection = await openConnection(port);
    connection.send(request());
    expect(await connection.closed).not.toContain('500');
    expect(errors).toHaveLength(1);
  });

  it('is none when a client goes away before its answer', async () => {
    const { port, errors } = await start(async () => {
      await sleep(100);
      return HELLO;
    });
    const connection = await openConnection(port);
    connection.send(request());
    await sleep(20);
    connection.socket.destroy();
    await sleep(150);
    expect(errors).toEqual([]);
    expect(await exchange(port, last())).toMatchObject([{ status: 200 }]);
  });
});

it('a client that pipelines without end and reads nothing is cut off', async () => {
  let asked = 0;
  const { port } = await start(() => {
    asked++;
    return new Promise(() => {});
  });
  const connection = await openConnection(port);
  connection.send(request().repeat(5000));
  expect(await connection.closed).toBe('');
  expect(asked).toBeGreaterThanOrEqual(1000);
});

describe('close', () => {
  const slowly: Responder = async () => {
    await sleep(300);
    return HELLO;
  };

  it('lets a running request end, tells its client to close, and refuses new connections', async () => {
    const { port, close } = await start(slowly);
    const connection = await openConnection(port);
    connection.send(request());
    await sleep(50);
    const closed = close(5000);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    expect(parseResponses(await connection.closed)).toMatchObject([
      { status: 200, headers: { connection: 'close' }, body: 'hello' },
    ]);
    await closed;
  });

  it('answers the requests that were on their way when it began', async () => {
    const { port, close } = await start();
    const [used, unused] = [await openConnection(port), await openConnection(port)];
    used.send(request());
    await vi.waitUntil(() => used.received().endsWith('hello'));
    const closed = close(5000);
    for (const connection of [used, unused]) connection.send(request());
    await closed;
    expect(parseResponses(await used.closed).map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'close']);
    expect(parseResponses(await unused.closed)).toMatchObject([{ status: 200, headers: { connection: 'close' } }]);
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

  it('keeps the boundary of a defect after a body was read away', async () => {
    const { port, errors } = await start(() => ({ ...HELLO, headers: { 'X-A': 'bad\n' } }));
    const [response] = await exchange(port, `${last(['Content-Length: 2'], 'POST / HTTP/1.1')}ab`);
    expect(response?.status).toBe(500);
    expect(errors).toHaveLength(1);
  });

  it('does not wait for connections that are idle or were never used', async () => {
    const { port, close } = await start();
    const used = await openConnection(port);
    used.send(request());
    await vi.waitUntil(() => used.received().endsWith('hello'));
    const unused = await openConnection(port);
    await close(60_000);
    await Promise.all([used.closed, unused.closed]);
  });

  it('cuts what is left after the grace', async () => {
    const { port, close } = await start(() => new Promise(() => {}));
    const connection = await openConnection(port);
    connection.send(request());
    await sleep(50);
    await close(100);
    expect(await connection.closed).toBe('');
  });
});

describe('listen', () => {
  it('gives the address, with the port that was free', async () => {
    const server = createHttpServer({ respond: () => HELLO, onError: () => {} });
    onTestFinished(() => server.close(0));
    const { address, port } = await server.listen(0, '127.0.0.1');
    expect(address).toBe('127.0.0.1');
    expect(port).toBeGreaterThan(0);
  });

  it('rejects where the port is taken', async () => {
    const { port } = await start();
    const second = createHttpServer({ respond: () => HELLO, onError: () => {} });
    await expect(second.listen(port, '127.0.0.1')).rejects.toThrow(expect.objectContaining({ code: 'EADDRINUSE' }));
  });
});
