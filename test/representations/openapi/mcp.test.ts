import { describe, expect, it } from 'vitest';
import { type Answer, bodyParts } from '../../../src/http/answer.ts';
import { createMcp, type Mcp } from '../../../src/mcp/mcp.ts';
import { mcpOperation } from '../../../src/representations/openapi/mcp.ts';
import { publicationOf } from '../../support/content/sample-site.ts';
import { describedPaths } from '../../support/judges/described-paths.ts';
import { schemaJudge } from '../../support/judges/schema-judge.ts';
import { CLIENT_HEADERS, expectNoDefect, mcpSite, startMcp } from '../../support/mcp/mcp.ts';
import { initialize } from '../../support/mcp/messages.ts';

interface Described {
  readonly parameters: readonly { readonly name: string; readonly required?: boolean }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: object; readonly headers?: Readonly<Record<string, { readonly required?: boolean }>> }>
  >;
}

const document = describedPaths({ '/mcp': { post: mcpOperation } });
const judge = schemaJudge(document);
const described: Described = document.paths['/mcp'].post;

const INITIALIZE = initialize();

describe('the body', () => {
  const body = '/paths/~1mcp/post/requestBody/content/application~1json/schema';

  it.each([
    ['a request', INITIALIZE],
    ['a request without parameters', { jsonrpc: '2.0', id: 0, method: 'tools/list' }],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    ['what may be added to MCP', { ...INITIALIZE, more: 1 }],
  ])('takes %s', (_name, message) => {
    expect(judge(body, message)).toEqual([]);
  });

  it.each([
    ['a batch', [INITIALIZE]],
    ['another version', { ...INITIALIZE, jsonrpc: '1.0' }],
    ['no version', { id: 1, method: 'tools/list' }],
    ['no method', { jsonrpc: '2.0', id: 1 }],
    ['an id that is null', { ...INITIALIZE, id: null }],
    ['an id with a fraction', { ...INITIALIZE, id: 1.5 }],
    ['a list of parameters', { ...INITIALIZE, params: [] }],
  ])('refuses %s', (_name, message) => {
    expect(judge(body, message)).not.toEqual([]);
  });
});

it('requires no header but the one that every revision requires', () => {
  expect(described.parameters.map(({ name, required = false }) => [name, required])).toEqual([
    ['Accept', true],
    ['MCP-Protocol-Version', false],
    ['Mcp-Session-Id', false],
    ['Mcp-Method', false],
    ['Mcp-Name', false],
    ['Origin', false],
  ]);
});

describe('the answers', () => {
  const { mcp } = startMcp();
  const unsigned = createMcp({
    publication: () => publicationOf(mcpSite()),
    secret: async () => undefined,
    onError: expectNoDefect,
  });

  interface Sent {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly message?: unknown;
    readonly readBody?: () => Promise<Uint8Array | undefined>;
  }

  function post({ method = 'POST', headers = {}, message = INITIALIZE, readBody }: Sent, to: Mcp = mcp) {
    return to.answer({
      method,
      headers: { ...CLIENT_HEADERS, ...headers },
      readBody: readBody ?? (async () => Buffer.from(JSON.stringify(message))),
    });
  }

  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const stateless = { 'mcp-protocol-version': '2026-07-28' };

  it.each<[number, string, Sent]>([
    [200, 'a session', {}],
    [202, 'a notification', { message: { jsonrpc: '2.0', method: 'notifications/cancelled' }, headers: stateless }],
    [400, 'a batch', { message: [list] }],
    [400, 'a request of 2026-07-28 without its envelope', { message: list, headers: stateless }],
    [403, 'no origin', { headers: { origin: 'nowhere' } }],
    [404, 'an unknown session', { message: list, headers: { 'mcp-session-id': 'unknown' } }],
    [405, 'another method', { method: 'GET' }],
    [406, 'one type alone', { headers: { accept: 'application/json' } }],
    [413, 'a long body', { readBody: async () => undefined }],
    [415, 'another type', { headers: { 'content-type': 'text/plain' } }],
  ])('%i to %s is what the server sends', async (status, _name, sent) => {
    const answer = await post(sent);
    expect(answer.status).toBe(status);
    expectDescribed(answer);
  });

  it('429 and 503 say when to come again', async () => {
    const refused = [mcp.refuse(2), await post({}, unsigned)];
    expect(refused.map(({ status }) => status)).toEqual([429, 503]);
    for (const answer of refused) {
      expectDescribed(answer);
      expect(described.responses[answer.status]?.headers).toHaveProperty('Retry-After');
    }
  });

  it('200 may be an error of the method', async () => {
    const session = (await post({})).headers['Mcp-Session-Id'] ?? '';
    const message = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'none' } };
    const answer = await post({ message, headers: { 'mcp-session-id': session } });
    expect(answer.status).toBe(200);
    expect(jsonOf(answer)).toMatchObject({ id: 3, error: { code: -32602 } });
    expectDescribed(answer);
  });

  it.each([
    ['what is neither result nor error', { jsonrpc: '2.0', id: 1 }],
    ['an error without a code', { jsonrpc: '2.0', id: 1, error: { message: 'no' } }],
    ['an error as the rest of the API has them', { error: { status: 404, message: 'no' } }],
  ])('do not hold %s', (_name, body) => {
    for (const status of [200, 404]) expect(judge(schemaOf(status), body)).not.toEqual([]);
  });

  function jsonOf({ body }: Answer): unknown {
    return JSON.parse(Buffer.concat(bodyParts(body ?? '')).toString());
  }

  function expectDescribed(answer: Answer): void {
    const { content = {}, headers = {} } = described.responses[answer.status] ?? {};
    const required = Object.entries(headers).filter(([, header]) => header.required);
    expect(required.length).toBeGreaterThan(0);
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(required.map(([name]) => name)));
    const type = answer.headers['Content-Type'];
    expect(Object.keys(content)).toEqual(type === undefined ? [] : [type]);
    if (type !== undefined) expect(judge(schemaOf(answer.status), jsonOf(answer))).toEqual([]);
  }

  function schemaOf(status: number): string {
    return `/paths/~1mcp/post/responses/${status}/content/application~1json/schema`;
  }
});
