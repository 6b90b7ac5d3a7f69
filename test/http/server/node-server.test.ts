import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Answer } from '../../../src/http/answer.ts';
import { createHttpServer, type Responder } from '../../../src/http/server/node-server.ts';
import { readBody } from '../../../src/http/server/request-body.ts';
import { exchange, openConnection, parseResponses } from '../../support/network/raw-http.ts';

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

  it('in two packets are waited for, and the connection goes on', async () => {
    const { port } = await start(() => ({ ...HELLO, status: 405 }));
    const connection = await openConnection(port);
    connection.send(`${request(['Content-Length: 10'], 'POST / HTTP/1.1')}12345`);
    await sleep(50);
    expect(connection.received()).toBe('');
    connection.send(`67890${last()}`);
    const responses = parseResponses(await connection.closed);
    expect(responses.map(({ status, headers }) => [status, headers.connection])).toEqual([
      [405, 'keep-alive'],
      [405, 'close'],
    ]);
  });

  it('that are there but too long for their reader leave the connection to the next request', async () => {
    const { port } = await start(async (incoming) => ({
      ...HELLO,
      status: (await readBody(incoming, 10)) === undefined ? 413 : 200,
    }));
    for (const size of [1000, 60_000, 100_000, 200_000]) {
      const body = 'a'.repeat(size);
      const chunked = `${request(['Transfer-Encoding: chunked'], 'POST / HTTP/1.1')}${size.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      const [first, second] = await exchange(port, chunked + last());
      expect(first?.status).toBe(413);
      // Whether a longer one was there in time decides the connection.
      if (size < 65_536 || first?.headers.connection === 'keep-alive') expect(second?.status).toBe(200);
      else expect(second).toBeUndefined();
    }
  });
});

describe('an answer to a request whose body is still coming', () => {
  const refuse: Responder = () => ({ ...HELLO, status: 413, body: 'too long' });
  const REFUSED = { status: 413, headers: { connection: 'close', 'content-length': '8' }, body: 'too long' };
  const SIZE = 12 * 1024 * 1024;
  const PIECE = Buffer.alloc(64 * 1024, 'a');
  const withLength = { head: request([`Content-Length: ${SIZE}`], 'POST / HTTP/1.1'), piece: PIECE, end: '' };
  const inChunks = {
    head: request(['Transfer-Encoding: chunked'], 'POST / HTTP/1.1'),
    piece: Buffer.concat([Buffer.from('10000\r\n'), PIECE, Buffer.from('\r\n')]),
    end: '0\r\n\r\n',
  };

  /** Sends all of a body whatever comes, and gives what came. */
  async function upload(port: number, { head, piece, end }: typeof withLength, readsMeanwhile: boolean): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    const read = async () => Buffer.concat(await socket.toArray()).toString();
    const reading = readsMeanwhile ? read() : undefined;
    socket.write(head);
    for (let sent = 0; sent < SIZE; sent += PIECE.length) if (!socket.write(piece)) await once(socket, 'drain');
    socket.end(end);
    return reading ?? read();
  }

  it.each([
    ['a length', 'before it reads', withLength, false],
    ['a length', 'while it reads', withLength, true],
    ['chunks', 'before it reads', inChunks, false],
    ['chunks', 'while it reads', inChunks, true],
  ])('reaches a client that sends 12 MiB with %s, %s', { timeout: 30_000 }, async (_, __, body, readsMeanwhile) => {
    const { port, errors } = await start(refuse);
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(port, body, readsMeanwhile)));
    for (const answer of answers) expect(parseResponses(answer)).toMatchObject([REFUSED]);
    expect(errors).toEqual([]);
  });

  it('reaches fetch', async () => {
    const { port } = await start(refuse);
    for (let n = 0; n < 5; n++) {
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: Buffer.alloc(SIZE) });
      expect([response.status, await response.text()]).toEqual([413, 'too long']);
    }
  });

  it('does not wait where 99 GB are claimed', async () => {
    const { port } = await start(refuse);
    const [short, long] = [await openConnection(port), await openConnection(port)];
    short.send(request(['Content-Length: 10'], 'POST / HTTP/1.1'));
    await sleep(50);
    long.send(request(['Content-Length: 99000000000'], 'POST / HTTP/1.1'));
    await vi.waitUntil(() => long.received().endsWith('too long'));
    expect(short.received()).toBe('');
    await vi.waitUntil(() => short.received().endsWith('too long'));
    for (const { socket, received } of [short, long]) {
      expect(parseResponses(received())).toMatchObject([REFUSED]);
      socket.destroy();
    }
  });

  it('reaches a client that drips', async () => {
    const { port } = await start(refuse);
    const connection = await openConnection(port);
    connection.send(request(['Content-Length: 1000'], 'POST / HTTP/1.1'));
    while (!connection.received().endsWith('too long')) {
      connection.send('a');
      await sleep(20);
    }
    for (let n = 0; n < 10; n++) {
      connection.send('a');
      await sleep(5);
    }
    expect(connection.socket.destroyed).toBe(false);
    connection.socket.destroy();
  });

  it.each([
    ['HEAD', refuse, 413],
    ['POST', () => ({ status: 304, headers: {}, body: null }), 304],
    ['POST', () => ({ status: 413, headers: {}, body: null }), 413],
    ['POST', () => Promise.reject(new Error('a defect')), 500],
    [
      'POST',
      () => {
        throw new Error('a defect');
      },
      500,
    ],
  ] satisfies [string, Responder, number][])(
    'is out before the body to %s too, also without a body of its own',
    async (method, respond, status) => {
      const { port } = await start(respond);
      const connection = await openConnection(port);
      connection.send(request([`Content-Length: ${SIZE}`], `${method} / HTTP/1.1`));
      await vi.waitUntil(() => connection.received().includes('\r\n\r\n'));
      expect(connection.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(connection.received()).toContain('\r\nConnection: close\r\n');
      connection.socket.destroy();
    },
  );

  it('is the last one: what comes behind the body is not looked at', async () => {
    const urls: (string | undefined)[] = [];
    const { port } = await start((incoming, response) => {
      urls.push(incoming.url);
      return refuse(incoming, response);
    });
    const connection = await openConnection(port);
    connection.send(request(['Content-Length: 100000'], 'POST / HTTP/1.1'));
    await vi.waitUntil(() => connection.received().endsWith('too long'));
    connection.send('a'.repeat(100_000) + request([], 'POST /second HTTP/1.1').repeat(3));
    expect(parseResponses(await connection.closed)).toMatchObject([REFUSED]);
    expect(urls).toEqual(['/']);
  });

  it('stays the only one when the body then breaks', async () => {
    const { port, errors } = await start(refuse);
    const connection = await openConnection(port);
    connection.send(`${inChunks.head}20000\r\n${'a'.repeat(0x20000)}`);
    await vi.waitUntil(() => connection.received().endsWith('too long'));
    connection.send('nonsense\r\n');
    expect(parseResponses(await connection.closed)).toMatchObject([REFUSED]);
    expect(errors).toEqual([]);
  });

  it('ends with the connection where the body has no end', async () => {
    const { port } = await start(refuse);
    const { socket, send, closed } = await openConnection(port);
    send(request(['Content-Length: 99000000000'], 'POST / HTTP/1.1'));
    const go = () => {
      while (socket.write(PIECE));
    };
    socket.on('drain', go);
    go();
    await closed;
    expect(socket.bytesWritten).toBeGreaterThan(16 * 2 ** 20);
  });

  it('comes after the answers before it', async () => {
    const { port } = await start(async (incoming, response) => {
      if (incoming.method === 'POST') return refuse(incoming, response);
      await sleep(100);
      return HELLO;
    });
    const responses = await exchange(port, Buffer.concat([Buffer.from(request() + withLength.head), Buffer.alloc(SIZE)]));
    expect(responses).toMatchObject([{ status: 200 }, REFUSED]);
  });

  it('holds the stopping of the server up for no more than the grace', async () => {
    const { port, close } = await start(refuse);
    const connection = await openConnection(port);
    connection.send(withLength.head);
    await vi.waitUntil(() => connection.received().endsWith('too long'));
    await close(100);
    expect(parseResponses(await connection.closed)).toMatchObject([REFUSED]);
  });

  it('lets go of a client that neither sends nor closes, and the server can stop', { timeout: 20_000 }, async () => {
    const { port, close } = await start(refuse);
    const connection = await openConnection(port);
    connection.send(withLength.head);
    await vi.waitUntil(() => connection.received().endsWith('too long'));
    await close(60_000);
    expect(parseResponses(await connection.closed)).toMatchObject([REFUSED]);
  });
});

describe('Expect: 100-continue', () => {
  const expecting = (length: number) => request(['Expect: 100-continue', `Content-Length: ${length}`], 'POST / HTTP/1.1');
  const echo: Responder = async (incoming) => {
    const body = await readBody(incoming, 10);
    return body ? { ...HELLO, body } : { ...HELLO, status: 413 };
  };

  it('is answered when the body is wanted, and the connection goes on', async () => {
    const { port } = await start(echo);
    const connection = await openConnection(port);
    for (const body of ['first', 'next']) {
      connection.send(expecting(body.length));
      await vi.waitUntil(() => connection.received().endsWith('HTTP/1.1 100 Continue\r\n\r\n'));
      connection.send(body);
      await vi.waitUntil(() => connection.received().endsWith(body));
    }
    expect(connection.received()).not.toContain('Connection: close');
    connection.socket.destroy();
  });

  it.each([
    ['too long for its reader', 11, echo, 413],
    ['of no use', 5, () => HELLO, 200],
  ] as const)('is not answered for a body that is %s; the answer comes instead', async (_, length, respond, status) => {
    const { port } = await start(respond);
    const connection = await openConnection(port);
    connection.send(expecting(length));
    await vi.waitUntil(() => connection.received().endsWith('hello'));
    expect(parseResponses(connection.received())).toMatchObject([{ status, headers: { connection: 'close' } }]);
    connection.send('a'.repeat(length));
    expect(parseResponses(await connection.closed)).toHaveLength(1);
  });

  it('need not be waited for', async () => {
    const { port } = await start(echo);
    expect(await exchange(port, `${expecting(5)}12345${last()}`)).toMatchObject([
      { status: 100 },
      { body: '12345' },
      { status: 200 },
    ]);
    const { port: other } = await start();
    const [first] = await exchange(other, `${expecting(5)}12345${last()}`);
    expect(first).toMatchObject({ status: 200, body: 'hello' });
  });

  it('is all that may be expected: anything else is a 417 that reaches a client which sends on', async () => {
    const { port } = await start();
    const connection = await openConnection(port);
    connection.send(request(['Expect: miracles', 'Content-Length: 1000000'], 'POST / HTTP/1.1'));
    await vi.waitUntil(() => connection.received().endsWith('}'));
    connection.send(Buffer.alloc(1_000_000));
    const [response] = parseResponses(await connection.closed);
    expect(response).toMatchObject({ status: 417, headers: { connection: 'close' } });
  });
});

describe('onSent', () => {
  /** Answers once with an `onSent`, and counts its calls. */
  function counted(answer: Answer, before: () => Promise<unknown> = async () => {}) {
    const counts = { asked: 0, sent: 0 };
    const onSent = () => {
      counts.sent++;
    };
    const respond: Responder = () => {
      counts.asked++;
      return before().then(() => ({ ...answer, onSent }));
    };
    return { counts, respond, atOnce: (() => ({ ...answer, onSent })) satisfies Responder };
  }

  it.each([
    ['GET', last(), HELLO],
    ['HEAD', last([], 'HEAD / HTTP/1.1'), { ...HELLO, body: null }],
    ['a 304', last(), { status: 304, headers: {}, body: null }],
    ['POST', `${last(['Content-Length: 2'], 'POST / HTTP/1.1')}ab`, { ...HELLO, status: 202 }],
  ])('is called once for %s, soon or late', async (_, bytes, answer) => {
    const { counts, respond, atOnce } = counted(answer);
    for (const responder of [respond, atOnce]) {
      counts.sent = 0;
      const { port } = await start(responder);
      await exchange(port, bytes);
      await vi.waitUntil(() => counts.sent > 0);
      await sleep(20);
      expect(counts.sent).toBe(1);
    }
  });

  it.each([
    ['before its answer is there', request()],
    ['in the middle of its body', `${request(['Content-Length: 100'], 'POST / HTTP/1.1')}ab`],
    ['after pipelining', request().repeat(3)],
  ])('is called once for each answer to a client that goes away %s', async (_, bytes) => {
    const { counts, respond } = counted(HELLO, () => sleep(100));
    const { port, errors } = await start(respond);
    const connection = await openConnection(port);
    connection.send(bytes);
    await vi.waitUntil(() => counts.asked > 0);
    connection.socket.destroy();
    await vi.waitUntil(() => counts.sent === counts.asked);
    await sleep(20);
    expect(counts.sent).toBe(counts.asked);
    expect(errors).toEqual([]);
  });

  it('may have a defect: it is told, and the server goes on', async () => {
    const { port, errors } = await start(() => ({
      ...HELLO,
      onSent() {
        throw new Error('a defect');
      },
    }));
    expect(await exchange(port, request() + last())).toMatchObject([{ status: 200 }, { status: 200 }]);
    await vi.waitUntil(() => errors.length === 2);
  });
});

it('a client that goes away in the middle of a body that is read is no defect', async () => {
  let reading = false;
  const outcomes: unknown[] = [];
  const { port, errors } = await start(async (incoming) => {
    reading = true;
    try {
      return { ...HELLO, body: (await readBody(incoming, 1000)) ?? null };
    } catch (error) {
      outcomes.push(error);
      throw error;
    }
  });
  const connection = await openConnection(port);
  connection.send(`${request(['Content-Length: 100'], 'POST / HTTP/1.1')}ab`);
  await vi.waitUntil(() => reading);
  connection.socket.resetAndDestroy();
  await vi.waitUntil(() => outcomes.length > 0);
  await sleep(20);
  expect(errors).toEqual([]);
  expect(await exchange(port, last())).toMatchObject([{ status: 200 }]);
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
