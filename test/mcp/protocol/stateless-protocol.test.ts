import { afterEach, describe, expect, it } from 'vitest';
import { bodyParts } from '../../../src/http/answer.ts';
import { createMethods } from '../../../src/mcp/protocol/methods.ts';
import { createStatelessProtocol } from '../../../src/mcp/protocol/stateless-protocol.ts';
import { publicationOf } from '../../support/content/sample-site.ts';
import { CLIENT_HEADERS, expectNoDefect, mcpSite, parsed, withDefect } from '../../support/mcp/mcp.ts';
import { rpc, STATELESS_META, stateless } from '../../support/mcp/messages.ts';

const site = mcpSite();
const publication = publicationOf(site);
const methods = await createMethods(publication, expectNoDefect);
const protocol = createStatelessProtocol(methods, expectNoDefect);

type Headers = Readonly<Record<string, string>>;

async function send(body: unknown, headers: Headers) {
  const { status, headers: sent, body: text } = await protocol.answer({ ...CLIENT_HEADERS, ...headers }, body);
  return { status, sent, json: text === null ? undefined : parsed(bodyParts(text)) };
}

function ask(method: string, params: Parameters<typeof stateless>[1] = {}, changed: Headers = {}) {
  const { body, headers } = stateless(method, params);
  return send(body, { ...headers, ...changed });
}

describe('a request of 2026-07-28', () => {
  it('of server/discover is told who the server is, and what it speaks and has', async () => {
    const { status, json } = await ask('server/discover');
    expect(status).toBe(200);
    expect(json.result).toMatchObject({
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {}, resources: {} },
      instructions: methods.instructions,
      resultType: 'complete',
      _meta: { 'io.modelcontextprotocol/serverInfo': methods.info },
    });
    expect(JSON.stringify(json.result.capabilities)).toBe('{"tools":{},"resources":{}}');
  });

  it.each([
    ['tools/list', {}],
    ['tools/call', { name: 'get_business', arguments: {} }],
    ['tools/call', { name: 'search_reviews', arguments: { rating: 6 } }],
    ['resources/read', { uri: `${site.baseUrl}/reviews.json` }],
  ] as const)('of %s %j gets what the other revisions get', async (method, params) => {
    const expected = parsed(await methods.answer(method, params));
    const { status, json } = await ask(method, params);
    expect(status).toBe(200);
    expect(json).toMatchObject({ jsonrpc: '2.0', id: 1, result: { ...expected, resultType: 'complete' } });
  });

  it.each([
    ['server/discover', {}],
    ['tools/list', {}],
    ['resources/list', {}],
    ['resources/templates/list', {}],
    ['resources/read', { uri: `${site.baseUrl}/feed.xml` }],
  ])('of %s is told that the answer may be kept by anybody, and is asked for again', async (method, params) => {
    expect((await ask(method, params)).json.result).toMatchObject({ ttlMs: 0, cacheScope: 'public' });
  });

  it.each(['notifications/cancelled', 'subscriptions/listen'])('that is a notification is accepted: %s', async (method) => {
    const { body, headers } = stateless(method, { requestId: 1 });
    const { id: _, ...notification } = { id: undefined, ...body };
    expect(await send(notification, headers)).toMatchObject({ status: 202, json: undefined });
  });
});

describe('what is wrong is told as 2026-07-28 demands', () => {
  it.each(['initialize', 'toString', 'subscriptions/listen'])('an unknown method: 404, -32601: %s', async (method) => {
    expect(await ask(method)).toMatchObject({ status: 404, json: { id: 1, error: { code: -32601, status: 404 } } });
  });

  it.each([
    ['a list of', []],
    ['a text for', 'x'],
  ])('tools/call with %s arguments: -32602, in the words of the other revisions', async (_, given) => {
    const error = { code: -32602, message: 'wrong params: arguments: Invalid input: expected object' };
    const params = { name: 'get_business', arguments: given };
    expect((await ask('tools/call', params)).json).toEqual({ jsonrpc: '2.0', id: 1, error });
    await expect(methods.answer('tools/call', params)).rejects.toMatchObject(error);
  });

  it('an unknown resource: -32602', async () => {
    expect((await ask('resources/read', { uri: 'x:y' })).json).toMatchObject({ id: 1, error: { code: -32602 } });
  });

  const list = stateless('tools/list');
  const listen = stateless('subscriptions/listen');
  const future = {
    body: rpc('tools/list', { _meta: { ...STATELESS_META, 'io.modelcontextprotocol/protocolVersion': '2031-01-01' } }),
    headers: { ...list.headers, 'mcp-protocol-version': '2031-01-01' },
  };

  it.each([
    ['no revision in the headers', list.body, { 'mcp-method': 'tools/list' }, -32020],
    ['another method in the headers', list.body, stateless('tools/call').headers, -32020],
    ['no method in the headers', list.body, { 'mcp-protocol-version': '2026-07-28' }, -32020],
    [
      'another name in the headers',
      stateless('tools/call', { name: 'get_business' }).body,
      stateless('tools/call', { name: 'x' }).headers,
      -32020,
    ],
    ['a revision of the future', future.body, future.headers, -32022],
    ['no word of the client', rpc('tools/list'), list.headers, -32602],
    ['no stream by another method in the headers', listen.body, list.headers, -32020],
    ['no stream by no revision in the headers', listen.body, { 'mcp-method': 'subscriptions/listen' }, -32020],
    ['no stream by no word of the client', rpc('subscriptions/listen', {}), listen.headers, -32602],
  ])('%s: 400', async (_, body, headers, code) => {
    expect(await send(body, headers as Headers)).toMatchObject({
      status: 400,
      json: { jsonrpc: '2.0', error: { code, status: 400 } },
    });
  });

  it('a revision of the future with those that are spoken', async () => {
    expect((await send(future.body, future.headers)).json.error.data.supported).toEqual(['2026-07-28']);
  });
});

describe('what a request tells of itself', () => {
  const { headers } = stateless('tools/list');

  /** A request whose `_meta` has `length` characters of JSON. */
  function longRequest(length: number): object {
    const around = JSON.stringify({ ...STATELESS_META, more: '' }).length;
    const meta = { ...STATELESS_META, more: 'x'.repeat(length - around) };
    expect(JSON.stringify(meta)).toHaveLength(length);
    return rpc('tools/list', { _meta: meta }, 'a');
  }

  it('may be about 16,384 characters of JSON, and no more: 400, -32602', async () => {
    expect((await send(longRequest(16_000), headers)).status).toBe(200);
    const message = expect.stringMatching(/^wrong params: besides arguments they may hold 16384 characters/);
    expect(await send(longRequest(16_600), headers)).toMatchObject({
      status: 400,
      json: { jsonrpc: '2.0', id: 'a', error: { code: -32602, message, status: 400 } },
    });
  });

  it('does not bound arguments, which do not go through the SDK', async () => {
    const given = { query: 'water', more: 'x'.repeat(500_000), deep: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) };
    const { status, json } = await ask('tools/call', { name: 'search_reviews', arguments: given });
    expect({ status, total: json.result.structuredContent.total }).toMatchObject({ status: 200, total: expect.any(Number) });
  });

  it.each([
    ['100,000 fields', Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`key${n}`, n]))],
    ['a list of 10,000 empty texts', { list: Array(10_000).fill('') }],
  ])('is refused alike where it has %s', async (_, wide) => {
    const { status, json } = await send(rpc('tools/list', { _meta: { ...STATELESS_META, ...wide } }), headers);
    expect({ status, code: json.error.code }).toEqual({ status: 400, code: -32602 });
  });

  it('is refused without looking at all of a long list', async () => {
    let looks = 0;
    const list = new Proxy(new Array(500_000).fill(0), {
      get(target, name) {
        looks++;
        return Reflect.get(target, name);
      },
    });
    const { status } = await send(rpc('tools/list', { _meta: { ...STATELESS_META, list } }), headers);
    expect(status).toBe(400);
    expect(looks).toBeLessThan(20_000);
  });

  it.each(['x'.repeat(20_000), 5])('is no object: 400 (%#)', async (meta) => {
    const { status, json } = await send(rpc('tools/list', { _meta: meta }), headers);
    expect({ status, told: json.error.status }).toEqual({ status: 400, told: 400 });
  });

  it.each([
    [30, 200],
    [31, 400],
    [200_000, 400],
  ])('may have 32 levels with the params around it, and no more: 400, -32602: %i within it: %i', async (depth, expected) => {
    for (const [opening, closing] of [
      ['[', ']'],
      ['{"a":', '}'],
      ['[0,"",', ']'],
    ] as const) {
      const deep = JSON.parse(`${opening.repeat(depth)}1${closing.repeat(depth)}`);
      const { status, json } = await send(rpc('tools/list', { _meta: { ...STATELESS_META, deep } }), headers);
      expect([status, json.error?.code]).toEqual([expected, expected === 200 ? undefined : -32602]);
    }
  });
});

describe('a defect', () => {
  const defects: unknown[] = [];
  const onError = (error: unknown) => defects.push(error);
  afterEach(() => {
    defects.length = 0;
  });

  it('of the SDK is told, and the client hears of an internal error: 500', async () => {
    const names = { ...methods.names, [Symbol.iterator]: () => expect.fail('a defect') };
    const { body, headers } = stateless('tools/list');
    const broken = createStatelessProtocol({ ...methods, names }, onError);
    const { status, body: text } = await broken.answer({ ...CLIENT_HEADERS, ...headers }, body);
    expect({ status, error: JSON.parse(String(text)).error }).toMatchObject({
      status: 500,
      error: { code: -32603, status: 500 },
    });
    expect(text).not.toContain('a defect');
    expect(defects).toEqual([expect.objectContaining({ message: expect.stringContaining('2026-07-28') })]);
  });

  it('of a method is told once', async () => {
    const defect = new Error('a defect');
    const broken = createStatelessProtocol(await createMethods(withDefect(publication, defect), onError), onError);
    const { body, headers } = stateless('tools/call', { name: 'search_reviews', arguments: {} });
    const { body: text } = await broken.answer({ ...CLIENT_HEADERS, ...headers }, body);
    expect(JSON.parse(String(text)).error).toMatchObject({ code: -32603, message: 'internal error' });
    expect(defects).toEqual([defect]);
  });
});

it('all readers of a dataset share its bytes: many who read slowly do not hold as many copies', async () => {
  const { body, headers } = stateless('resources/read', { uri: `${site.baseUrl}/reviews.json` });
  async function largestPiece(): Promise<Uint8Array | undefined> {
    const answer = await protocol.answer({ ...CLIENT_HEADERS, ...headers }, body);
    return bodyParts(answer.body ?? '').toSorted((a, b) => b.length - a.length)[0];
  }
  const [first, second] = [await largestPiece(), await largestPiece()];
  expect(first?.length).toBeGreaterThan(500);
  expect(second?.buffer).toBe(first?.buffer);
  expect(second?.byteOffset).toBe(first?.byteOffset);
});
