import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession, type McpSession, postMcp, postStateless, replyOf } from '../../support/mcp/client.ts';
import { initialize, MCP_HEADERS } from '../../support/mcp/messages.ts';
import { exchange, openConnection, parseResponses } from '../../support/network/raw-http.ts';
import { sampleDist } from '../../support/shared.ts';
import { type RunningServer, startServer } from '../../support/sites/server.ts';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, Last-Modified, Retry-After, Mcp-Session-Id, Accept-Ranges, Content-Length, Content-Range',
};

let server: RunningServer;
let session: McpSession;
let url: string;

beforeAll(async () => {
  server = await startServer(await sampleDist());
  url = `${server.origin}/mcp`;
  session = await beginSession(url);
});

afterAll(async () => {
  expect(server.lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(await server.stop()).toBe(0);
});

/** Checks a refusal by HTTP, which is also a JSON-RPC error. */
async function expectRefusal(response: Response, status: number): Promise<void> {
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/json']);
  expect(Object.fromEntries(response.headers)).toMatchObject(CORS);
  const error = { code: -32000, message: expect.any(String), status };
  expect(await replyOf(response)).toEqual({ jsonrpc: '2.0', id: null, error });
}

describe('the endpoint', () => {
  it('is at /mcp/ as well, without a redirect', async () => {
    const begun = await beginSession(`${url}/`);
    for (const method of ['tools/list', 'resources/list']) {
      const [one, two] = await Promise.all([begun.post(method), begun.post(method, undefined, { to: url })]);
      expect([one.status, await one.text()]).toEqual([200, await two.text()]);
    }
    expect((await fetch(`${url}/`)).status).toBe(405);
    const preflight = await fetch(`${url}/`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
  });

  it.each([
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/mcp',
    '/.well-known/openid-configuration',
  ])('needs no login: %s is 404', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(server.origin + path, { method });
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
      expect(Object.fromEntries(response.headers)).toMatchObject(CORS);
      expect(await response.json()).toMatchObject({ error: { status: 404 } });
    }
  });

  it('takes no notice of an Authorization', async () => {
    const Authorization = 'Bearer nonsense';
    const request = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const bodies = [{}, { Authorization }].map(async (more) => {
      const response = await postMcp(url, request, { 'Mcp-Session-Id': session.id, ...more });
      return [response.status, response.headers.get('www-authenticate'), await response.text()];
    });
    const [plain, authorized] = await Promise.all(bodies);
    expect(plain?.[0]).toBe(200);
    expect(authorized).toEqual(plain);
    expect((await fetch(url, { headers: { Authorization } })).status).toBe(405);
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await fetch(url, { method: 'HEAD' });
    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([405, 'POST, OPTIONS', '']);
  });

  it('lets the pages of every site ask', async () => {
    const Origin = 'https://elsewhere.example';
    const headers = { Origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'mcp-session-id' };
    const preflight = await fetch(url, { method: 'OPTIONS', headers });
    expect([preflight.status, await preflight.text()]).toEqual([204, '']);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      ...CORS,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': expect.stringContaining('Mcp-Session-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name'),
    });
    const begun = await postMcp(url, initialize(), { Origin });
    expect(begun.status).toBe(200);
    expect(Object.fromEntries(begun.headers)).toMatchObject({ ...CORS, 'mcp-session-id': expect.any(String) });
  });

  it('refuses a page whose own name was led here, whatever it sends', async () => {
    const head = 'Host: attacker.example:80\r\nOrigin: http://attacker.example\r\nConnection: close\r\n';
    for (const body of [JSON.stringify(initialize()), 'x']) {
      const [answer] = await exchange(server.port, wire(body, head));
      expect(answer).toMatchObject({ status: 403, headers: { 'content-type': 'application/json', ...CORS } });
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({ id: null, error: { code: -32000, status: 403 } });
    }
  });
});

/** The bytes of a POST. */
function wire(body: string, head = 'Host: a\r\n', length = `Content-Length: ${Buffer.byteLength(body)}`): string {
  const fields = Object.entries(MCP_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /mcp HTTP/1.1\r\n${fields.join('')}${head}${length}\r\n\r\n${body}`;
}

describe('on the wire', () => {
  it('a body of 1 MiB is read whole', async () => {
    const request = (x: string) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { _meta: { x } } });
    const body = request('x'.repeat(2 ** 20 - request('').length));
    const response = await postMcp(url, body, { 'Mcp-Session-Id': session.id });
    expect([body.length, response.status, await replyOf(response)]).toEqual([
      2 ** 20,
      200,
      { jsonrpc: '2.0', id: 1, result: {} },
    ]);
  });

  it.each(['Content-Length: 12000000', 'Transfer-Encoding: chunked'])(
    'a client that is still sending too much gets its 413 (%s)',
    async (length) => {
      const connection = await openConnection(server.port);
      connection.send(wire('', 'Host: a\r\n', length));
      const isChunked = length.startsWith('T');
      const piece = 'x'.repeat(100_000);
      for (let sent = 0; sent < 120; sent++) connection.send(isChunked ? `186a0\r\n${piece}\r\n` : piece);
      connection.send(isChunked ? '0\r\n\r\n' : '');
      const [answer] = parseResponses(await connection.closed);
      expect(answer).toMatchObject({ status: 413, headers: { 'content-type': 'application/json', ...CORS } });
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({ jsonrpc: '2.0', id: null, error: { status: 413 } });
    },
  );

  it('requests on one connection are answered in their order', async () => {
    const head = `Host: a\r\nMcp-Session-Id: ${session.id}\r\n`;
    const request = (id: number) => JSON.stringify({ jsonrpc: '2.0', id, method: id % 2 ? 'tools/list' : 'ping' });
    const all = Array.from({ length: 20 }, (_, id) => wire(request(id), id === 19 ? `${head}Connection: close\r\n` : head));
    const answers = await exchange(server.port, all.join(''));
    expect(answers.map(({ body }) => JSON.parse(body).id)).toEqual(Array.from({ length: 20 }, (_, id) => id));
  });

  it('a client that goes away amid its body is nothing to worry about', async () => {
    const connection = await openConnection(server.port);
    // It is the only request to this path that fails.
    connection.send(wire('{"jsonrpc"', 'Host: a\r\n', 'Content-Length: 100').replace('/mcp', '/mcp/'));
    await fetch(`${server.origin}/healthz`);
    connection.socket.destroy();
    expect(await server.line(({ path, status }) => path === '/mcp/' && status === 400)).toMatchObject({ level: 'info' });
    expect((await session.post('ping')).status).toBe(200);
  });
});

it('a client that asks too often is told when to come again, in every revision', async () => {
  const limited = await startServer(await sampleDist(), { RATE_LIMIT: '3' });
  const target = `${limited.origin}/mcp`;
  // On a slow machine, more requests may be allowed again in the meantime.
  async function untilRefused(post: () => Promise<Response>): Promise<Response> {
    const response = await post();
    return response.status === 200 ? untilRefused(post) : response;
  }
  expect((await postMcp(target, initialize())).status).toBe(200);
  for (const post of [() => postMcp(`${target}/`, initialize()), () => postStateless(target, 'tools/list')]) {
    const response = await untilRefused(post);
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    await expectRefusal(response, 429);
  }
  expect((await fetch(target, { method: 'OPTIONS' })).status).toBe(204);
  await limited.stop();
});
