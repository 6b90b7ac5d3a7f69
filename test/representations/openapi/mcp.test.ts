import { describe, expect, it } from 'vitest';
import { bodyParts } from '../../../src/http/answer.ts';
import { createMcp } from '../../../src/mcp/mcp.ts';
import { mcpOperation } from '../../../src/representations/openapi/mcp.ts';
import { publicationOf } from '../../support/content/sample-site.ts';
import { describedPaths } from '../../support/judges/described-paths.ts';
import { schemaJudge } from '../../support/judges/schema-judge.ts';
import { CLIENT_HEADERS, expectNoDefect, mcpSite, startMcp } from '../../support/mcp/mcp.ts';
import { initialize } from '../../support/mcp/messages.ts';

interface Described {
  readonly parameters: readonly { readonly name: string; readonly required?: boolean }[];
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
}

const document = describedPaths({ '/mcp': { post: mcpOperation } });
const judge = schemaJudge(document);
const operation: Described = document.paths['/mcp'].post;

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
  expect(operation.parameters.map(({ name, required = false }) => [name, required])).toEqual([
    ['Accept', true],
    ['MCP-Protocol-Version', false],
    ['Mcp-Session-Id', false],
    ['Mcp-Method', false],
    ['Mcp-Name', false],
    ['Origin', false],
  ]);
});

// `operations.test.ts` tests the others, with answers of the server.
describe('the answers', () => {
  it('429 and 503 say when to come again', async () => {
    const unsigned = createMcp({
      publication: () => publicationOf(mcpSite()),
      secret: async () => undefined,
      onError: expectNoDefect,
    });
    const begin = { method: 'POST', headers: CLIENT_HEADERS, readBody: async () => Buffer.from(JSON.stringify(INITIALIZE)) };
    const refused = [startMcp().mcp.refuse(2), await unsigned.answer(begin)];
    expect(refused.map(({ status }) => status)).toEqual([429, 503]);
    for (const { status, headers, body } of refused) {
      const { headers: described = {} } = operation.responses[status] ?? {};
      expect(Object.keys(described)).toContain('Retry-After');
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(Object.keys(described)));
      expect(judge(schemaOf(status), JSON.parse(Buffer.concat(bodyParts(body ?? '')).toString()))).toEqual([]);
    }
  });

  it.each([
    ['what is neither result nor error', { jsonrpc: '2.0', id: 1 }],
    ['an error without a code', { jsonrpc: '2.0', id: 1, error: { message: 'no' } }],
    ['an error as the rest of the API has them', { error: { status: 404, message: 'no' } }],
  ])('do not hold %s', (_name, body) => {
    for (const status of [200, 404]) expect(judge(schemaOf(status), body)).not.toEqual([]);
  });

  function schemaOf(status: number): string {
    return `/paths/~1mcp/post/responses/${status}/content/application~1json/schema`;
  }
});
