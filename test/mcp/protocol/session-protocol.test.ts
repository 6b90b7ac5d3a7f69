import { describe, expect, it } from 'vitest';
import { createMethods } from '../../../src/mcp/protocol/methods.ts';
import { createSessionProtocol } from '../../../src/mcp/protocol/session-protocol.ts';
import { TOOLS } from '../../../src/mcp/tools/tools.ts';
import { publicationOf } from '../../support/content/sample-site.ts';
import { expectNoDefect, mcpSite } from '../../support/mcp/mcp.ts';

const site = mcpSite();
const publication = publicationOf(site);
const protocol = createSessionProtocol(await createMethods(publication, expectNoDefect));

/** A reply, parsed as a client would. */
async function answer(method: string, params?: unknown) {
  const reply = await protocol.answer(method, params);
  return 'error' in reply ? { error: reply.error } : JSON.parse(Buffer.concat(reply.result).toString());
}

const beginning = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };

describe('initialize', () => {
  it('tells who the server is and what is there, and nothing that is not', async () => {
    expect(await answer('initialize', beginning)).toEqual({
      protocolVersion: '2025-11-25',
      capabilities: { tools: {}, resources: {} },
      serverInfo: {
        name: 'com.example.reviews/reviews',
        title: 'Reviews of Alder Creek & Sons',
        version: '1.0.0',
        description: 'Verified customer reviews of Alder Creek & Sons, to search and quote.',
        websiteUrl: 'https://reviews.example.com/',
      },
      instructions: expect.stringContaining('Alder Creek & Sons'),
    });
  });

  it('asks for no task, whatever a client says', async () => {
    expect(await answer('initialize', { ...beginning, task: { ttl: 1000 } })).toMatchObject({ protocolVersion: '2025-11-25' });
  });
});

describe('what a client tells of itself in initialize is neither looked into nor refused', () => {
  const many = Array.from({ length: 100_000 }, (_, n) => n);
  const wide = Object.fromEntries(many.map((n) => [`key${n}`, n]));
  const deep = JSON.parse(`${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`);
  const { clientInfo } = beginning;

  it.each([
    ['100,000 bad icons', { clientInfo: { ...clientInfo, icons: many } }],
    ['a bad title', { clientInfo: { ...clientInfo, title: 5, websiteUrl: {}, description: [] } }],
    ['experimental capabilities that are none', { capabilities: { experimental: 5, sampling: 'x', roots: [], elicitation: 1 } }],
    ['100,000 experimental capabilities', { capabilities: { experimental: wide } }],
    ['deep capabilities', { capabilities: { deep, experimental: deep } }],
    ['a bad _meta', { _meta: { progressToken: {} } }],
    ['a name of 900,000 characters', { clientInfo: { name: 'x'.repeat(900_000), version: '1' } }],
  ])('%s', async (_, told) => {
    const reply = await answer('initialize', { ...beginning, ...told });
    expect(reply).toEqual(await answer('initialize', beginning));
    expect(reply.error).toBeUndefined();
    expect(JSON.stringify(reply).length).toBeLessThan(10_000);
  });

  it.each([
    ['100,000 bad icons and no version', { clientInfo: { name: 'test', icons: many } }],
    ['a deep revision', { protocolVersion: deep }],
  ])('and a refusal is short, too: %s', async (_, told) => {
    const { error } = await answer('initialize', { ...beginning, ...told });
    expect(error).toMatchObject({ code: -32602, message: expect.stringMatching(/^wrong params: /) });
    expect(JSON.stringify(error).length).toBeLessThan(1000);
  });

  it('what is missing is told in the words of Zod, all at once', async () => {
    const { error } = await answer('initialize', {});
    expect(error.message).toBe(
      'wrong params: protocolVersion: Invalid input: expected string, received undefined; capabilities: Invalid input: expected object, received undefined; clientInfo: Invalid input: expected object, received undefined',
    );
  });
});

describe('params that are malformed are told as such (-32602), with where they are', () => {
  it.each([
    ['initialize', undefined, 'params'],
    ['initialize', { ...beginning, clientInfo: { name: 'x' } }, 'clientInfo.version'],
    ['ping', 5, 'params'],
    ['ping', { _meta: { progressToken: 1.5 } }, '_meta.progressToken'],
    ['tools/list', { _meta: 1 }, '_meta'],
    ['tools/call', { name: 'get_business', arguments: null }, 'arguments'],
    ['resources/read', {}, 'uri'],
  ])('%s %j', async (method, params, place) => {
    expect(await answer(method, params)).toEqual({
      error: expect.objectContaining({ code: -32602, message: expect.stringContaining(`${place}: `) }),
    });
  });
});

describe('a method that is not there is unknown (-32601)', () => {
  it.each(['', 'prompts/list', 'notifications/initialized', '__proto__', 'TOOLS/LIST'])('%j', async (method) => {
    expect(await answer(method, {})).toEqual({ error: expect.objectContaining({ code: -32601 }) });
  });

  it.each([undefined, 5, { _meta: { progressToken: 1.5 } }])(
    'with whatever params: %j',
    async (params) => {
      expect(await answer('x', params)).toEqual({ error: expect.objectContaining({ code: -32601 }) });
    },
    5000,
  );
});

describe('a request', () => {
  it.each([
    ['ping', undefined, {}],
    ['ping', {}, {}],
    [
      'tools/call',
      { name: 'get_business', task: { ttl: 1000 } },
      { structuredContent: { business: { url: `${site.baseUrl}/` } } },
    ],
    ['tools/list', { _meta: { progressToken: 1 } }, { tools: TOOLS.map(({ name }) => ({ name })) }],
    ['tools/list', { _meta: { 'io.modelcontextprotocol/related-task': { taskId: 'x' } } }, { tools: TOOLS.map(() => ({})) }],
    ['tools/list', { other: 1 }, { tools: TOOLS.map(() => ({})) }],
  ])('%s %j is answered', async (method, params, expected) => {
    expect(await answer(method, params)).toMatchObject(expected);
  });

  it('gets its own reply among several at once, whichever is ready first', async () => {
    const requests: [string, object][] = [
      ['resources/read', { uri: `${site.baseUrl}/reviews.json` }],
      ['tools/call', { name: 'get_business' }],
      ['resources/read', { uri: 'x' }],
      ['ping', {}],
    ];
    const alone = [];
    for (const request of requests) alone.push(await answer(...request));
    expect(alone).toMatchObject([{ contents: [{}] }, { content: [{}] }, { error: { code: -32002, data: { uri: 'x' } } }, {}]);
    expect(await Promise.all(requests.map((request) => answer(...request)))).toEqual(alone);
  });
});
