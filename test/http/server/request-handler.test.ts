import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Answer } from '../../../src/http/answer.ts';
import { readBody } from '../../../src/http/server/request-body.ts';
import type { Responder } from '../../../src/http/server/request-handler.ts';
import { HELLO, last, post, repliesTo, request, start, startAndSend } from '../../support/network/http-server.ts';
import { openConnection, parseResponses } from '../../support/network/raw-http.ts';
import { PATIENCE } from '../../support/patience.ts';

function throwing(): never {
  throw new Error('secret detail');
}

/**
 * Lets the time of a server that has started pass only where its test waits: a busy machine may take longer than the server does. The
 * server ends after the test, in real time.
 */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('bodies that nobody asked for', () => {
  it.each([
    ['with a length', `${request(['Content-Length: 5'])}12345`],
    ['in chunks', `${request(['Transfer-Encoding: chunked'])}5\r\n12345\r\n0\r\n\r\n`],
  ])('%s are read away, and the next request is understood', async (_, bytes) => {
    expect(await repliesTo(bytes + last())).toMatchObject([
      { status: 200, body: 'hello' },
      { status: 200, body: 'hello' },
    ]);
  });

  it('in two packets are waited for, and the connection goes on', async () => {
    const { connection } = await startAndSend(`${post('Content-Length: 10')}12345`, () => ({ ...HELLO, status: 405 }));
    holdTime();
    await sleep(50);
    expect(connection.received()).toBe('');
    connection.send(`67890${last()}`);
    expect((await connection.responses()).map(({ status, headers }) => [status, headers.connection])).toEqual([
      [405, 'keep-alive'],
      [405, 'close'],
    ]);
  });

  it('that are there but too long for their reader leave the connection to the next request', async () => {
    const readsShort: Responder = async (incoming) => ({
      ...HELLO,
      status: (await readBody(incoming, 10)) === undefined ? 413 : 200,
    });
    for (const size of [1000, 60_000, 100_000, 200_000]) {
      const body = 'a'.repeat(size);
      const chunked = `${post('Transfer-Encoding: chunked')}${size.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      const [first, second] = await repliesTo(chunked + last(), readsShort);
      expect(first?.status).toBe(413);
      // Whether a longer body had arrived in time decides what becomes of the connection.
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
  const withLength = { head: post(`Content-Length: ${SIZE}`), piece: PIECE, end: '' };
  const inChunks = {
    head: post('Transfer-Encoding: chunked'),
    piece: Buffer.concat([Buffer.from('10000\r\n'), PIECE, Buffer.from('\r\n')]),
    end: '0\r\n\r\n',
  };

  /** Sends a whole body regardless of the answer, and returns what was received. */
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
  ])('reaches a client that sends 12 MiB with %s, %s', async (_, __, body, readsMeanwhile) => {
    const { port, errors } = await start(refuse);
    // Not more at once: a busy machine has to get all of it through in the 5 s for which the server reads on.
    const answers = await Promise.all(Array.from({ length: 2 }, () => upload(port, body, readsMeanwhile)));
    for (const answer of answers) expect(parseResponses(answer)).toMatchObject([REFUSED]);
    expect(errors).toEqual([]);
  });

  it('does not wait where 99 GB are claimed', async () => {
    const { connection: short, send } = await startAndSend(post('Content-Length: 10'), refuse);
    holdTime();
    await sleep(50);
    const long = await send(post('Content-Length: 99000000000'));
    await long.until('too long');
    expect(short.received()).toBe('');
    await short.until('too long');
    for (const { received } of [short, long]) expect(parseResponses(received())).toMatchObject([REFUSED]);
  });

  it('reaches a client that drips', async () => {
    const { connection } = await startAndSend(post('Content-Length: 1000'), refuse);
    while (!connection.received().endsWith('too long')) {
      connection.send('a');
      await sleep(20);
    }
    for (let n = 0; n < 10; n++) {
      connection.send('a');
      await sleep(5);
    }
    expect(connection.socket.destroyed).toBe(false);
  });

  it.each([
    ['HEAD', refuse, 413],
    ['POST', () => ({ status: 304, headers: {}, body: null }), 304],
    ['POST', () => ({ status: 413, headers: {}, body: null }), 413],
    ['POST', async () => throwing(), 500],
    ['POST', throwing, 500],
  ] satisfies [string, Responder, number][])(
    'is out before the body to %s too, also without a body of its own',
    async (method, respond, status) => {
      const { connection } = await startAndSend(request([`Content-Length: ${SIZE}`], `${method} / HTTP/1.1`), respond);
      await vi.waitUntil(() => connection.received().includes('\r\n\r\n'), PATIENCE);
      expect(connection.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(connection.received()).toContain('\r\nConnection: close\r\n');
    },
  );

  it('is the last one: what comes behind the body is not looked at', async () => {
    const urls: (string | undefined)[] = [];
    const { connection } = await startAndSend(post('Content-Length: 100000'), (incoming, response) => {
      urls.push(incoming.url);
      return refuse(incoming, response);
    });
    await connection.until('too long');
    connection.send('a'.repeat(100_000) + request([], 'POST /second HTTP/1.1').repeat(3));
    expect(await connection.responses()).toMatchObject([REFUSED]);
    expect(urls).toEqual(['/']);
  });

  it('stays the only one when the body then breaks', async () => {
    const { connection, errors } = await startAndSend(`${inChunks.head}20000\r\n${'a'.repeat(0x20000)}`, refuse);
    await connection.until('too long');
    connection.send('nonsense\r\n');
    expect(await connection.responses()).toMatchObject([REFUSED]);
    expect(errors).toEqual([]);
  });

  it('ends with the connection where the body has no end', async () => {
    const { connection } = await startAndSend(post('Content-Length: 99000000000'), refuse);
    const { socket, closed } = connection;
    const go = () => {
      while (socket.write(PIECE));
    };
    socket.on('drain', go);
    go();
    await closed;
    expect(socket.bytesWritten).toBeGreaterThan(16 * 2 ** 20);
  });

  it('comes after the answers before it', async () => {
    const { exchange } = await start(async (incoming, response) => {
      if (incoming.method === 'POST') return refuse(incoming, response);
      await sleep(100);
      return HELLO;
    });
    const responses = await exchange(Buffer.concat([Buffer.from(request() + withLength.head), Buffer.alloc(SIZE)]));
    expect(responses).toMatchObject([{ status: 200 }, REFUSED]);
  });

  it('lets go of a client that neither sends nor closes within 5 s, and the server can stop', async () => {
    const { port, close } = await start(refuse);
    const connection = await openConnection(port);
    holdTime();
    connection.send(withLength.head);
    await connection.until('too long');
    const closed = close(60_000);
    await vi.advanceTimersByTimeAsync(5000);
    await closed;
    expect(await connection.responses()).toMatchObject([REFUSED]);
  });
});

describe('Expect: 100-continue', () => {
  const expecting = (length: number) => post('Expect: 100-continue', `Content-Length: ${length}`);
  const echo: Responder = async (incoming) => {
    const body = await readBody(incoming, 10);
    return body ? { ...HELLO, body } : { ...HELLO, status: 413 };
  };

  it('is answered when the body is wanted, and the connection goes on', async () => {
    const { port } = await start(echo);
    const connection = await openConnection(port);
    for (const body of ['first', 'next']) {
      connection.send(expecting(body.length));
      await connection.until('HTTP/1.1 100 Continue\r\n\r\n');
      connection.send(body);
      await connection.until(body);
    }
    expect(connection.received()).not.toContain('Connection: close');
  });

  it.each([
    ['too long for its reader', 11, echo, 413],
    ['of no use', 5, () => HELLO, 200],
  ] as const)('is not answered for a body that is %s; the answer comes instead', async (_, length, respond, status) => {
    const { connection } = await startAndSend(expecting(length), respond);
    await connection.until('hello');
    expect(parseResponses(connection.received())).toMatchObject([{ status, headers: { connection: 'close' } }]);
    connection.send('a'.repeat(length));
    expect(await connection.responses()).toHaveLength(1);
  });

  it('need not be waited for', async () => {
    const bytes = `${expecting(5)}12345${last()}`;
    expect(await repliesTo(bytes, echo)).toMatchObject([{ status: 100 }, { body: '12345' }, { status: 200 }]);
    const [first] = await repliesTo(bytes);
    expect(first).toMatchObject({ status: 200, body: 'hello' });
  });

  it('is all that may be expected: anything else is a 417 that reaches a client which sends on', async () => {
    const { connection } = await startAndSend(post('Expect: miracles', 'Content-Length: 1000000'));
    await connection.until('}');
    connection.send(Buffer.alloc(1_000_000));
    expect((await connection.responses())[0]).toMatchObject({ status: 417, headers: { connection: 'close' } });
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
      await repliesTo(bytes, responder);
      await vi.waitUntil(() => counts.sent > 0, PATIENCE);
      await sleep(20);
      expect(counts.sent).toBe(1);
    }
  });

  it.each([
    ['before its answer is there', request()],
    ['in the middle of its body', `${post('Content-Length: 100')}ab`],
    ['after pipelining', request().repeat(3)],
  ])('is called once for each answer to a client that goes away %s', async (_, bytes) => {
    const { counts, respond } = counted(HELLO, () => sleep(100));
    const { connection, errors } = await startAndSend(bytes, respond);
    await vi.waitUntil(() => counts.asked > 0, PATIENCE);
    connection.socket.destroy();
    await vi.waitUntil(() => counts.sent === counts.asked, PATIENCE);
    await sleep(20);
    expect(counts.sent).toBe(counts.asked);
    expect(errors).toEqual([]);
  });

  it('may have a defect: it is told, and the server goes on', async () => {
    const { exchange, errors } = await start(() => ({ ...HELLO, onSent: throwing }));
    expect(await exchange(request() + last())).toMatchObject([{ status: 200 }, { status: 200 }]);
    await vi.waitUntil(() => errors.length === 2, PATIENCE);
  });
});

it('a client that goes away in the middle of a body that is read is no defect', async () => {
  let reading = false;
  const outcomes: unknown[] = [];
  const { connection, exchange, errors } = await startAndSend(`${post('Content-Length: 100')}ab`, async (incoming) => {
    reading = true;
    try {
      return { ...HELLO, body: (await readBody(incoming, 1000)) ?? null };
    } catch (error) {
      outcomes.push(error);
      throw error;
    }
  });
  await vi.waitUntil(() => reading, PATIENCE);
  connection.socket.resetAndDestroy();
  await vi.waitUntil(() => outcomes.length > 0, PATIENCE);
  await sleep(20);
  expect(errors).toEqual([]);
  expect(await exchange(last())).toMatchObject([{ status: 200 }]);
});

describe('a defect', () => {
  it.each([
    ['throws', throwing],
    ['rejects', async () => throwing()],
    ['gives a header that HTTP cannot carry', () => ({ ...HELLO, headers: { 'X-A': 'secret detail\n' } })],
  ] satisfies [string, () => ReturnType<Responder>][])(
    'that %s is a 500 without details, told once, and the server goes on',
    async (_, respond) => {
      const { exchange, errors } = await start(({ url }) => (url === '/' ? respond() : HELLO));
      const responses = await exchange(request() + last([], 'GET /other HTTP/1.1'));
      expect(responses.map(({ status }) => status)).toEqual([500, 200]);
      expect(responses[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      expect(JSON.parse(responses[0]?.body ?? '')).toEqual({ error: { status: 500, message: 'something went wrong here' } });
      expect(errors).toHaveLength(1);
    },
  );

  it('behind a body that was read away is a 500 like any other', async () => {
    const { exchange, errors } = await start(() => ({ ...HELLO, headers: { 'X-A': 'bad\n' } }));
    expect(await exchange(`${last(['Content-Length: 2'], 'POST / HTTP/1.1')}ab`)).toMatchObject([{ status: 500 }]);
    expect(errors).toHaveLength(1);
  });

  it('after the head was sent cuts the answer, so that nobody takes it for whole', async () => {
    const { connection, errors } = await startAndSend(request(), (_, response) => {
      response.writeHead(200, { 'Content-Length': 10 });
      response.write('half');
      throw new Error('too late');
    });
    expect(await connection.closed).not.toContain('500');
    expect(errors).toHaveLength(1);
  });
});
