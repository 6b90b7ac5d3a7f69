import { afterEach, describe, expect, it } from 'vitest';
import type { BodyRequest } from '../../../src/http/content/serve-representation.ts';
import { createSessions } from '../../../src/mcp/protocol/session.ts';
import { publicationOf } from '../../support/content/sample-site.ts';
import { ask, beginSession, CLIENT_HEADERS, mcpSite, startMcp } from '../../support/mcp/mcp.ts';
import { initialize, rpc, stateless } from '../../support/mcp/messages.ts';

const REVISIONS = ['2025-06-18', '2025-11-25'];
const publication = publicationOf(mcpSite({ baseUrl: 'https://reviews.example.com/shop' }));
const { mcp: server, defects } = startMcp(publication);
const inSession = await beginSession(server);
const ping = rpc('ping');

/** The same server when no secret is available. */
const { mcp: unsigned } = startMcp(publication, async () => undefined);

afterEach(() => expect(defects).toEqual([]));

/** The headers of every answer. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': expect.stringContaining('Mcp-Session-Id'),
};

/** A refusal by HTTP: a JSON-RPC error whose `status` is that of the answer. */
function refused(status: number, code: number, id: unknown = null, headers: object = {}) {
  return {
    status,
    headers: expect.objectContaining({ ...HEADERS, 'Content-Type': 'application/json', ...headers }),
    json: { jsonrpc: '2.0', id, error: { code, message: expect.stringMatching(/./), status } },
  };
}

describe('a method that is not POST', () => {
  it.each(['GET', 'DELETE', 'post'])('%s: 405 with what is allowed', async (method) => {
    const headers = { ...inSession, accept: 'text/event-stream' };
    expect(await ask(server, '', headers, method)).toMatchObject(refused(405, -32000, null, { Allow: 'POST, OPTIONS' }));
  });

  it('OPTIONS: 204, and CORS allows what clients send, also the DELETE that a 405 answers', async () => {
    const { status, headers, text } = await ask(server, '', { origin: 'https://assistant.example.net' }, 'OPTIONS');
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(headers).toMatchObject({
      Allow: 'POST, OPTIONS',
      'Access-Control-Allow-Methods': 'POST, OPTIONS, DELETE',
      'Access-Control-Allow-Origin': '*',
    });
    for (const name of ['Content-Type', 'Mcp-Session-Id', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Authorization']) {
      expect(headers['Access-Control-Allow-Headers']).toContain(name);
    }
  });
});

describe('Accept', () => {
  it.each([
    'application/json, text/event-stream',
    'APPLICATION/JSON;q=0.9 , Text/Event-Stream',
    'text/html, application/json, */*;q=0.1, text/event-stream',
  ])('lists both types: %s', async (accept) => {
    expect((await ask(server, ping, { ...inSession, accept })).status).toBe(200);
  });

  it.each([undefined, '*/*', 'application/json', 'text/event-stream', 'application/json text/event-stream'])(
    'lacks one of the two types: 406: %j',
    async (accept) => {
      expect(await ask(server, ping, { ...inSession, accept })).toMatchObject(refused(406, -32000));
    },
  );
});

describe('Content-Type', () => {
  it('is JSON, whatever its parameters', async () => {
    expect((await ask(server, ping, { ...inSession, 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
  });

  it.each([undefined, 'text/plain', 'application/json-rpc'])('is another: 415: %j', async (type) => {
    expect(await ask(server, ping, { ...inSession, 'content-type': type })).toMatchObject(refused(415, -32000));
  });

  it.each(['gzip', 'identity'])('stands beside a coding, which no MCP client uses: 415: %s', async (coding) => {
    expect(await ask(server, ping, { ...inSession, 'content-encoding': coding })).toMatchObject(refused(415, -32000));
  });
});

describe('a body', () => {
  it('of 1 MiB is read, one of a byte more is not: 413', async () => {
    const text = JSON.stringify(ping);
    expect((await ask(server, text + ' '.repeat(2 ** 20 - text.length), inSession)).status).toBe(200);
    expect(await ask(server, text + ' '.repeat(2 ** 20 - text.length + 1), inSession)).toMatchObject(refused(413, -32000));
  });

  it('that is no JSON: 400, -32700', async () => {
    expect(await ask(server, '{"jsonrpc":"2.0","id":1', inSession)).toMatchObject(refused(400, -32700));
  });

  it.each([
    ['a batch', [ping, ping], null],
    ['no method', { jsonrpc: '2.0', id: 'x' }, 'x'],
    ['null for an id', { ...ping, id: null }, null],
  ])('that is no message: 400, -32600, with the id where it has one: %s', async (_, body, id) => {
    for (const headers of [inSession, {}, stateless('ping').headers]) {
      expect(await ask(server, body, headers)).toMatchObject(refused(400, -32600, id));
    }
  });
});

describe('Origin', () => {
  it.each([undefined, 'https://assistant.example.net', 'https://reviews.example.com'])('is welcome: %j', async (origin) => {
    const headers = { ...inSession, origin, host: 'reviews.example.com' };
    expect(await ask(server, ping, headers)).toMatchObject({ status: 200, headers: HEADERS });
  });

  it.each([
    ['evil.example:4321', 'http://evil.example:4321'],
    ['reviews.example.com', 'garbage'],
  ])('is the shape of DNS rebinding, or none: 403, whatever the method: at %s, from %s', async (host, origin) => {
    for (const [body, headers, method] of [
      [ping, inSession, 'POST'],
      ['', {}, 'GET'],
      [stateless('tools/list').body, stateless('tools/list').headers, 'POST'],
    ] as const) {
      expect(await ask(server, body, { ...headers, origin, host }, method)).toMatchObject(refused(403, -32000));
    }
  });
});

describe('a session', () => {
  it.each(REVISIONS)('begins with initialize, in %s', async (revision) => {
    const { status, headers, json } = await ask(server, initialize(revision));
    expect({ status, revision: json.result.protocolVersion }).toEqual({ status: 200, revision });
    const id = headers['Mcp-Session-Id'] ?? '';
    expect(createSessions('secret').isKnown(id)).toBe(true);
    expect(headers).toMatchObject(HEADERS);
  });

  it('begins anew whatever session is named', async () => {
    expect((await ask(server, initialize(), { 'mcp-session-id': 'x' })).headers).toHaveProperty('Mcp-Session-Id');
  });

  it('does not begin with an initialize that is refused', async () => {
    const { status, headers, json } = await ask(server, rpc('initialize', {}));
    expect({ status, code: json.error.code }).toEqual({ status: 200, code: -32602 });
    expect(headers).not.toHaveProperty('Mcp-Session-Id');
  });

  it.each([
    ['a request', ping, 1],
    ['an unknown method', rpc('x', {}, 'a'), 'a'],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }, null],
    ['a notification called initialize', { jsonrpc: '2.0', method: 'initialize' }, null],
    ['a response', { jsonrpc: '2.0', id: 3, result: {} }, null],
  ])('that is not named: 400; one that is unknown: 404: for %s', async (_, body, id) => {
    expect(await ask(server, body)).toMatchObject(refused(400, -32000, id));
    for (const unknown of ['', 'x', `${inSession['mcp-session-id']}=`, createSessions('another').begin()]) {
      expect(await ask(server, body, { 'mcp-session-id': unknown })).toMatchObject(refused(404, -32001, id));
    }
  });

  it('goes on in each of its revisions, also where that is not named', async () => {
    for (const revision of [...REVISIONS, undefined]) {
      expect(await ask(server, ping, { ...inSession, 'mcp-protocol-version': revision })).toMatchObject({
        status: 200,
        json: { jsonrpc: '2.0', id: 1, result: {} },
      });
    }
  });

  it('cannot go on in a revision that is not supported: 400', async () => {
    expect(await ask(server, ping, { ...inSession, 'mcp-protocol-version': '' })).toMatchObject(refused(400, -32000, 1));
  });

  it.each([
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 3, result: {} },
  ])('takes what wants no answer: 202, nothing: %j', async (body) => {
    expect(await ask(server, body, inSession)).toMatchObject({ status: 202, text: '', headers: HEADERS });
  });

  it.each([
    ['an unknown method', rpc('x', {}, 'a'), -32601],
    ['an unknown tool', rpc('tools/call', { name: 'x' }, 'a'), -32602],
    ['an unknown resource', rpc('resources/read', { uri: 'x' }, 'a'), -32002],
  ])('is told of %s in an answer with 200', async (_, body, code) => {
    const { status, headers, json } = await ask(server, body, inSession);
    expect(status).toBe(200);
    expect(headers).toMatchObject(HEADERS);
    expect(json).toMatchObject({ jsonrpc: '2.0', id: 'a', error: { code, message: expect.any(String) } });
    expect(json.error).not.toHaveProperty('status');
  });

  it('cannot be signed just now: 503 with Retry-After, but what needs no session is answered', async () => {
    for (const body of [initialize(), ping]) {
      expect(await ask(unsigned, body, inSession)).toMatchObject(refused(503, -32000, 1, { 'Retry-After': '5' }));
    }
    const { body, headers } = stateless('tools/list');
    expect((await ask(unsigned, body, headers)).status).toBe(200);
    expect((await ask(unsigned, '[', inSession)).status).toBe(400);
  });

  it('is told first of a wrong revision, then of a missing session, then that none can be signed, then of an unknown one', async () => {
    const wrong = { 'mcp-protocol-version': '2024-10-07' };
    const unknown = { 'mcp-session-id': 'x' };
    const told = async (headers: BodyRequest['headers'], from: Pick<typeof server, 'answer'>, body = ping) => {
      const { status, json } = await ask(from, body, headers);
      return [status, json.error?.message];
    };
    const [revision, session] = [expect.stringContaining('MCP-Protocol-Version'), expect.stringContaining('Mcp-Session-Id')];
    for (const from of [server, unsigned]) {
      expect(await told(wrong, from)).toEqual([400, revision]);
      expect(await told({ ...wrong, ...unknown }, from)).toEqual([400, revision]);
      expect(await told({ ...wrong }, from, initialize())).toEqual([400, revision]);
      expect(await told({}, from)).toEqual([400, session]);
    }
    expect(await told(unknown, unsigned)).toEqual([503, expect.stringContaining('store')]);
    expect(await told(unknown, server)).toEqual([404, expect.stringContaining('unknown session')]);
  });
});

describe('a request without a session, of 2026-07-28', () => {
  it('is answered on the same path, and gets no session', async () => {
    const { body, headers } = stateless('tools/call', { name: 'get_business', arguments: {} });
    const answer = await ask(server, body, headers);
    expect(answer).toMatchObject({ status: 200, headers: HEADERS, json: { result: { structuredContent: { business: {} } } } });
    expect(answer.headers).not.toHaveProperty('Mcp-Session-Id');
  });

  it('is one that says so in its headers or in its body, and is told if the other is missing', async () => {
    const { body, headers } = stateless('tools/list');
    expect(await ask(server, body, inSession)).toMatchObject({ status: 400, json: { error: { code: -32020 } } });
    expect(await ask(server, rpc('tools/list'), headers)).toMatchObject({ status: 400, json: { error: { code: -32602 } } });
  });
});

it('takes null for absence, as many clients write down every field that they know', async () => {
  const { body, headers } = stateless('tools/list', { cursor: null });
  for (const [request, fields] of [
    [{ ...rpc('tools/list', { cursor: null }), error: null }, inSession],
    [{ ...body, result: null }, headers],
  ] as const)
    expect((await ask(server, request, fields)).json.error).toBeUndefined();
  // What is required is missing then, and not wrong.
  const absent = await ask(server, rpc('tools/list', {}), headers);
  expect(absent).toMatchObject({ status: 400, json: { error: { code: -32602, status: 400 } } });
  for (const params of [null, { _meta: null }])
    expect((await ask(server, rpc('tools/list', params), headers)).json).toEqual(absent.json);
});

it('reads no body of a request that its headers refuse', async () => {
  const readBody = () => expect.fail('the body was read');
  for (const [method, headers] of [
    ['GET', CLIENT_HEADERS],
    ['POST', { ...CLIENT_HEADERS, accept: '*/*' }],
    ['POST', { ...CLIENT_HEADERS, 'content-type': 'text/plain' }],
    ['POST', { ...CLIENT_HEADERS, origin: 'x' }],
  ] as const) {
    expect((await server.answer({ method, headers, readBody })).status).toBeGreaterThan(400);
  }
});
