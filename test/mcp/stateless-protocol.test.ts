import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMethods } from '../../src/mcp/methods.ts';
import { createStatelessProtocol } from '../../src/mcp/stateless-protocol.ts';
import { TOOLS } from '../../src/mcp/tools.ts';
import { CLIENT_HEADERS, fetchFrom, mcpSite, publishInMemory, rpc, STATELESS_META, startMcp, stateless } from '../support/mcp.ts';

const site = mcpSite();
const publication = publishInMemory(site);
const methods = await createMethods(publication, () => {});
const protocol = createStatelessProtocol(methods);

type Headers = Readonly<Record<string, string>>;

async function send(body: unknown, headers: Headers) {
  const { status, headers: sent, body: text } = await protocol.answer({ ...CLIENT_HEADERS, ...headers }, body);
  return { status, sent, json: text === null ? undefined : JSON.parse(String(text)) };
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
    ['tools/call', { name: 'search_reviews', arguments: { query: 'water', limit: 3 } }],
    ['tools/call', { name: 'search_reviews', arguments: { rating: 6 } }],
    ['tools/call', { name: 'get_review', arguments: { id: 'nobody' } }],
    ['resources/list', {}],
    ['resources/templates/list', {}],
    ['resources/read', { uri: `${site.baseUrl}/reviews.json` }],
    ['resources/read', { uri: `${site.baseUrl}/reviews/review-1` }],
  ] as const)('of %s %j gets what the other revisions get', async (method, params) => {
    const expected = JSON.parse(Buffer.from(await methods.answer(method, params)).toString());
    const { status, json } = await ask(method, params);
    expect(status).toBe(200);
    expect(json).toMatchObject({ jsonrpc: '2.0', id: 1, result: { ...expected, resultType: 'complete' } });
  });

  it.each([
    ['server/discover', {}, 60_000],
    ['tools/list', {}, 60_000],
    ['resources/list', {}, 60_000],
    ['resources/templates/list', {}, 60_000],
    ['resources/read', { uri: `${site.baseUrl}/feed.xml` }, 0],
  ])('of %s is told how long the answer may be kept', async (method, params, ttlMs) => {
    expect((await ask(method, params)).json.result).toMatchObject({ ttlMs, cacheScope: 'public' });
  });

  it('has no session: one that is named is ignored, none is made', async () => {
    const { status, sent } = await ask('tools/list', {}, { 'mcp-session-id': 'x' });
    expect(status).toBe(200);
    expect(sent).not.toHaveProperty('Mcp-Session-Id');
    expect(sent).toMatchObject({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' });
  });

  it('that is a notification is accepted', async () => {
    const { body, headers } = stateless('notifications/cancelled', { requestId: 1 });
    const { id: _, ...notification } = body as { id: unknown };
    expect(await send(notification, headers)).toMatchObject({ status: 202, json: undefined });
  });
});

describe('what is wrong is told as 2026-07-28 demands', () => {
  it.each(['initialize', 'ping', 'x', 'toString', 'prompts/list', 'subscriptions/listen'])(
    'an unknown method: 404, -32601: %s',
    async (method) => {
      expect(await ask(method)).toMatchObject({ status: 404, json: { id: 1, error: { code: -32601 } } });
    },
  );

  it.each([
    ['an unknown tool', 'tools/call', { name: 'nobody', arguments: {} }],
    ['an unknown resource', 'resources/read', { uri: 'x:y' }],
    ['an unknown cursor', 'tools/list', { cursor: 'x' }],
  ])('%s: -32602', async (_, method, params) => {
    expect((await ask(method, params)).json).toMatchObject({ id: 1, error: { code: -32602 } });
  });

  it.each([
    ['no revision in the headers', stateless('tools/list').body, { 'mcp-method': 'tools/list' }, -32020],
    ['another method in the headers', stateless('tools/list').body, { ...stateless('tools/call').headers }, -32020],
    ['no method in the headers', stateless('tools/list').body, { 'mcp-protocol-version': '2026-07-28' }, -32020],
    [
      'another name in the headers',
      stateless('tools/call', { name: 'get_business' }).body,
      { ...stateless('tools/call', { name: 'x' }).headers },
      -32020,
    ],
    [
      'a revision of the future',
      rpc('tools/list', { _meta: { ...STATELESS_META, 'io.modelcontextprotocol/protocolVersion': '2031-01-01' } }),
      { 'mcp-protocol-version': '2031-01-01', 'mcp-method': 'tools/list' },
      -32022,
    ],
    ['no word of the client', rpc('tools/list'), { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' }, -32602],
  ])('%s: 400', async (_, body, headers, code) => {
    expect(await send(body, headers as Headers)).toMatchObject({ status: 400, json: { jsonrpc: '2.0', error: { code } } });
  });

  it('a revision of the future with those that are spoken', async () => {
    const meta = { ...STATELESS_META, 'io.modelcontextprotocol/protocolVersion': '2031-01-01' };
    const { json } = await send(rpc('tools/list', { _meta: meta }), {
      'mcp-protocol-version': '2031-01-01',
      'mcp-method': 'tools/list',
    });
    expect(json.error.data.supported).toEqual(['2026-07-28']);
  });
});

it('many requests at once get their own answers', async () => {
  const ids = site.catalog.reviews.map(({ id }) => id);
  const answers = await Promise.all(ids.map((id) => ask('tools/call', { name: 'get_review', arguments: { id } })));
  expect(answers.map(({ json }) => json.result.structuredContent.id)).toEqual(ids);
});

describe("the SDK's own client", () => {
  async function connect(mode: 'auto' | 'legacy' | { pin: string }) {
    const { mcp, defects } = startMcp(publication);
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const transport = new StreamableHTTPClientTransport(new URL(`${site.baseUrl}/mcp`), { fetch: fetchFrom(mcp) });
    await client.connect(transport);
    onTestFinished(() => client.close());
    return { client, transport, defects };
  }

  it.each([
    ['auto', '2026-07-28'],
    [{ pin: '2026-07-28' }, '2026-07-28'],
    ['legacy', '2025-11-25'],
  ] as const)('holds a whole conversation by %j in %s', async (mode, revision) => {
    const { client, transport, defects } = await connect(mode);
    expect(transport.protocolVersion).toBe(revision);
    expect(transport.sessionId === undefined).toBe(revision === '2026-07-28');
    expect(client.getServerVersion()).toMatchObject(methods.info);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    const { structuredContent } = await client.callTool({ name: 'search_reviews', arguments: { rating: 5, limit: 2 } });
    expect(structuredContent).toEqual(JSON.parse(String(publication.search({ rating: 5, limit: 2 }).read('identity'))));
    const { resources } = await client.listResources();
    for (const { uri } of resources) expect((await client.readResource({ uri })).contents).toMatchObject([{ uri }]);
    await expect(client.callTool({ name: 'nobody' })).rejects.toMatchObject({ code: -32602 });
    expect(defects).toEqual([]);
  });
});
