import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { authoredReview, publicationOf } from '../support/content/sample-site.ts';
import { ask, beginSession, mcpSite, startMcp } from '../support/mcp/mcp.ts';
import { initialize, rpc, STATELESS_META, stateless } from '../support/mcp/messages.ts';
import { randomRequest } from '../support/mcp/random.ts';

const search = rpc('tools/call', { name: 'search_reviews', arguments: { limit: 1 } });

it('makes once what all requests need, even for two that come first at the same time', async () => {
  let asked = 0;
  const { mcp } = startMcp(undefined, async () => `secret ${asked++}`);
  const sessions = await Promise.all([beginSession(mcp), beginSession(mcp)]);
  for (const session of sessions) expect((await ask(mcp, search, session)).status).toBe(200);
});

it('a build for a static host alone has no MCP server, which is no defect', async () => {
  const publication = { ...publicationOf(mcpSite()), representation: () => undefined };
  const { mcp, defects } = startMcp(publication);
  expect(await ask(mcp, initialize())).toMatchObject({
    status: 404,
    json: { error: { status: 404, message: 'this build has no MCP server: it is for a static host (STATIC=1)' } },
  });
  expect(defects).toEqual([]);
});

it('asks for the secret until it is there, and then keeps it', async () => {
  let asked = 0;
  const secrets = [undefined, undefined, 'secret'];
  const { mcp } = startMcp(undefined, async () => secrets[asked++]);
  expect((await ask(mcp, initialize())).status).toBe(503);
  expect((await ask(mcp, initialize())).status).toBe(503);
  const headers = await beginSession(mcp);
  for (let times = 0; times < 3; times++) expect((await ask(mcp, search, headers)).status).toBe(200);
  expect(asked).toBe(3);
});

it('answers from the publication that is current, and a session goes on', async () => {
  let current = publicationOf(mcpSite());
  const { mcp } = startMcp(() => current);
  const headers = await beginSession(mcp);
  expect((await ask(mcp, search, headers)).json.result.structuredContent.total).toBe(36);
  current = publicationOf(mcpSite({ reviews: [], baseUrl: 'https://other.example.com' }));
  expect((await ask(mcp, search, headers)).json.result.structuredContent.total).toBe(0);
  expect((await ask(mcp, initialize())).json.result.serverInfo.websiteUrl).toBe('https://other.example.com/');
  const own = { origin: 'https://other.example.com', host: 'other.example.com' };
  expect((await ask(mcp, search, { ...headers, ...own })).status).toBe(200);
});

it('searches by words in the publication that was current when it was asked, also while it still reads it', async () => {
  const siteOf = (text: string, count: number) =>
    mcpSite({ reviews: Array.from({ length: count }, (_, n) => authoredReview({ id: `${text}-${n}`, text })) });
  const old = publicationOf(siteOf('zebra', 200));
  const reading = Promise.withResolvers<void>();
  const slice: typeof old.records.slice = (from, to) => {
    reading.resolve();
    return old.records.slice(from, to);
  };
  let current = { ...old, records: { ...old.records, slice } };
  const { mcp } = startMcp(() => current);
  const headers = await beginSession(mcp);
  const found = async (query: string) => {
    const { json } = await ask(mcp, rpc('tools/call', { name: 'search', arguments: { query } }), headers);
    return json.result.structuredContent.results.length;
  };
  const asked = Promise.all([found('zebra'), found('okapi')]);
  await reading.promise;
  current = publicationOf(siteOf('okapi', 3));
  expect(await Promise.all([found('zebra'), found('okapi')])).toEqual([0, 3]);
  expect(await asked).toEqual([20, 0]);
});

it('refuses a client that asks too often: 429, with the seconds to wait', () => {
  const { status, headers, body } = startMcp().mcp.refuse(7);
  expect(status).toBe(429);
  expect(headers).toMatchObject({ 'Retry-After': '7', 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
  expect(JSON.parse(String(body))).toEqual({
    jsonrpc: '2.0',
    id: null,
    error: { code: -32000, message: 'too many requests; wait 7 s', status: 429 },
  });
});

describe('whatever a client sends', () => {
  const { mcp, defects } = startMcp();

  // No request may cause a defect.
  afterEach(() => expect(defects.splice(0)).toEqual([]));

  const STATUSES = [200, 202, 204, 400, 403, 404, 405, 406, 413, 415];

  /** Patterns of a stack or of a path on this machine, also inside JSON. The one path that requests contain may be returned. */
  const INSIDES = /(\\n|\n) +at |node_modules|file:\/\/\/(?!etc\/passwd)|\.[jt]s:\d/;

  async function check(body: unknown, headers: Readonly<Record<string, string | undefined>>, verb = 'POST'): Promise<number> {
    const { status, text, json: answer } = await ask(mcp, body, headers, verb);
    expect(STATUSES).toContain(status);
    expect(text === '').toBe(status === 202 || status === 204);
    if (text !== '') expect(answer).toMatchObject({ jsonrpc: '2.0' });
    if (text !== '') expect('result' in answer).toBe(!('error' in answer));
    expect(INSIDES.exec(text)).toBeNull();
    return status;
  }

  it('any request gets an answer of the list', async () => {
    const session = await beginSession(mcp);
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(randomRequest(session['mcp-session-id']), async ({ method, headers, body }) => {
        const fields = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
        statuses.add(await check(body, Object.fromEntries(fields), method));
      }),
      { numRuns: 200 },
    );
    expect([...statuses]).toEqual(expect.arrayContaining([200, 202, 400, 404, 405]));
  });

  it.each(['[', '{"a":'])('nesting as deep as a body can be gets an answer of the list: %s', async (opening) => {
    const closing = opening === '[' ? ']' : '}';
    const depth = 2 ** 20 / (opening.length + 1) - 1000;
    const deep = `${opening.repeat(depth)}1${closing.repeat(depth)}`;
    const session = await beginSession(mcp);
    const { headers } = stateless('tools/call', { name: 'search_reviews' });
    const around = [
      deep,
      `{"jsonrpc":"2.0","id":1,"method":"x","params":${deep}}`,
      `{"jsonrpc":"2.0","id":1,"method":"x","params":{"_meta":${deep}}}`,
      `{"jsonrpc":"2.0","id":${deep},"method":"ping"}`,
      `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":${deep},"clientInfo":{}}}`,
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_reviews","arguments":{"query":${deep}}}}`,
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"_meta":${JSON.stringify(STATELESS_META)},"name":"search_reviews","arguments":{"limit":1,"x":${deep}}}}`,
    ];
    for (const body of around) {
      for (const sent of [session, headers]) await check(body, sent);
    }
  });
});
