import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpointsOf, readDescription } from '../../src/docs/description.ts';
import { isApiPath, kindOf as kindOfFile } from '../../src/publication/headers/headers.ts';
import { schemaJudge } from '../support/judges/schema-judge.ts';
import { initialize, MCP_HEADERS, rpc, STATELESS, stateless } from '../support/mcp/messages.ts';
import { sampleDist, sampleOrigin } from '../support/shared.ts';
import { type AnswerKind, HEADERS, headersOf } from '../support/sites/answer-headers.ts';

const dist = await sampleDist();
const origin = await sampleOrigin();

const document = readDescription(readFileSync(join(dist, 'client', '.well-known', 'openapi.json'), 'utf8'));
const judge = schemaJudge(closed(document));

const HUB = '/api/websub/hub';
const MCP = '/mcp';
const TOOLS_LIST = rpc('tools/list');
const INITIALIZE = initialize();
const LIST_ALONE = stateless('tools/list');
const CALL_ALONE = stateless('tools/call', { name: 'none' });
const NONE_ALONE = stateless('none');
/** Headers without a session, and without the method's name. */
const ALONE = { 'MCP-Protocol-Version': STATELESS };

/** The headers of a GET as Postman's importer fills them in. */
const AS_FILLED_IN = Object.fromEntries(
  Object.values(document.paths)
    .flatMap(({ get }) => get?.parameters ?? [])
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, schema }) => [name, String(schema.default ?? '<string>')]),
);

/** Requests that are answered with each status, by operation. */
const requests: Record<string, Record<number, { path: string; init?: RequestInit }[]>> = {
  getReviews: file('/reviews.json'),
  getInsights: file('/insights.json'),
  getFeed: file('/api/feed.json'),
  getAtomFeed: file('/feed.xml'),
  getNewestReviews: file('/newest.json'),
  getReviewsCsv: file('/reviews.csv'),
  getReviewsJsonl: file('/reviews.jsonl'),
  getReviewsParquet: file('/reviews.parquet'),
  getDataPackage: file('/datapackage.json'),
  getPolicy: file('/policy.json'),
  getBadge: file('/badge.svg'),
  getBadgeJson: file('/badge.json'),
  getLlms: file('/llms.txt'),
  getLlmsFull: file('/llms-full.txt'),
  getReviewMarkdown: { ...file('/reviews/2026-03-14-maria-g.md'), 404: [{ path: '/reviews/nobody.md' }] },
  getRobots: file('/robots.txt'),
  getOpenApi: file('/.well-known/openapi.json'),
  getHome: file('/'),
  getReviewPage: { ...file('/reviews/2026-03-14-maria-g'), 404: [{ path: '/reviews/nobody' }] },
  searchReviews: {
    ...conditional('/api/reviews/search?query=hot+water&min_rating=4.5&limit=3'),
    400: [
      { path: '/api/reviews/search?rating=6&limit=0&limit=1&since=2026-02-30' },
      { path: '/api/reviews/search?since=2026-01-02&until=2026-01-01' },
    ],
  },
  getReview: { ...conditional('/api/reviews/2026-03-14-maria-g'), 404: [{ path: '/api/reviews/nobody' }] },
  getReviewsSince: {
    ...conditional('/api/reviews/since/2026-10-01'),
    400: [{ path: '/api/reviews/since/yesterday' }, { path: '/api/reviews/since/%ff' }],
  },
  postHub: {
    202: [posting('hub.mode=publish&hub.url=https%3A%2F%2Freviews.example.com%2Ffeed.xml')],
    400: [posting('hub.mode=subscribe'), posting('')],
    404: [posting('hub.mode=publish&hub.url=https%3A%2F%2Freviews.example.com%2Ffeed')],
    405: [{ path: HUB }],
    413: [posting(`hub.mode=publish&hub.url=${'x'.repeat(16_384)}`)],
    415: [posting('{}', 'application/json')],
  },
  mcp: {
    200: [calling(INITIALIZE), calling(LIST_ALONE.body, LIST_ALONE.headers), calling(CALL_ALONE.body, CALL_ALONE.headers)],
    202: [calling({ jsonrpc: '2.0', method: 'notifications/initialized' }, ALONE)],
    400: [
      calling([TOOLS_LIST]),
      calling('{'),
      calling({ method: 'tools/list' }),
      calling(TOOLS_LIST),
      calling(INITIALIZE, { 'MCP-Protocol-Version': 'newest' }),
      calling(LIST_ALONE.body, ALONE),
      calling(LIST_ALONE.body, { ...LIST_ALONE.headers, 'mcp-protocol-version': '2999-01-01' }),
    ],
    403: [calling(INITIALIZE, { Origin: 'nowhere' })],
    404: [calling(TOOLS_LIST, { 'Mcp-Session-Id': 'unknown' }), calling(NONE_ALONE.body, NONE_ALONE.headers)],
    405: [{ path: MCP }, { path: MCP, init: { method: 'DELETE' } }],
    406: [calling(INITIALIZE, { Accept: 'application/json' })],
    413: [calling('x'.repeat(2 ** 20 + 1))],
    415: [calling(INITIALIZE, { 'Content-Type': 'text/plain' })],
  },
  getServerCard: file('/mcp/server-card'),
  getRegistryEntry: file('/server.json'),
  getApiCatalog: file('/.well-known/api-catalog'),
  getAiCatalog: file('/.well-known/ai-catalog.json'),
  getHealth: { 200: [{ path: '/healthz' }] },
  getReadiness: { 200: [{ path: '/readyz' }] },
  getMetrics: { 200: [{ path: '/metrics' }] },
};

function file(path: string): Record<number, { path: string; init?: RequestInit }[]> {
  return {
    ...conditional(path),
    416: [{ path, init: { headers: { Range: 'bytes=999999999-' } } }],
  };
}

function conditional(path: string): Record<number, { path: string; init?: RequestInit }[]> {
  return {
    200: [{ path }, { path, init: { headers: AS_FILLED_IN } }],
    304: [{ path, init: { headers: { 'If-None-Match': '*' } } }],
    406: [{ path, init: { headers: { 'Accept-Encoding': 'identity;q=0' } } }],
    412: [{ path, init: { headers: { 'If-Match': '"other"' } } }],
  };
}

function posting(body: string, type = 'application/x-www-form-urlencoded'): { path: string; init: RequestInit } {
  return { path: HUB, init: { method: 'POST', headers: { 'Content-Type': type }, body } };
}

function calling(message: unknown, headers: Record<string, string> = {}): { path: string; init: RequestInit } {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return { path: MCP, init: { method: 'POST', headers: { ...MCP_HEADERS, ...headers }, body } };
}

const operations = endpointsOf(document.paths).map(({ path, method, operation }) => ({
  path,
  method: method.toLowerCase(),
  operation,
  pointer: path.replaceAll('~', '~0').replaceAll('/', '~1'),
}));
const rows = operations.flatMap(({ operation, pointer, method }) =>
  Object.entries(requests[operation.operationId] ?? {}).flatMap(([status, sent]) =>
    sent.map((request) => ({ id: operation.operationId, status: Number(status), operation, pointer, method, ...request })),
  ),
);

it('every documented operation has requests here', () => {
  expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(requests).sort());
});

it.each(rows)('$id answers $path with $status as described', async ({ operation, pointer, method, status, path, init }) => {
  const response = await fetch(origin + path, { redirect: 'manual', ...init });
  expect(response.status).toBe(status);
  const kind = kindOf(operation.tags[0] ?? '', status, path);
  if (kind) expect(headersOf(response)).toEqual(HEADERS[kind]);
  const described = operation.responses[status] ?? operation.responses.default;
  const body = await response.text();
  for (const [name, { required }] of Object.entries(described?.headers ?? {})) {
    if (required) expect(response.headers.has(name), name).toBe(true);
  }
  if (!described?.content) return expect(body).toBe('');
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  expect(Object.keys(described?.content ?? {})).toContain(type);
  if (!/[/+]json$/.test(type)) return;
  const key = operation.responses[status] ? status : 'default';
  const schema = `/paths/${pointer}/${method}/responses/${key}/content/${type.replace('/', '~1')}/schema`;
  expect(judge(schema, JSON.parse(body))).toEqual([]);
});

/** The kind of an answer; `undefined` if its headers are tested elsewhere. */
function kindOf(tag: string, status: number, path: string): AnswerKind | undefined {
  if (tag === 'hub' || path.split('?')[0] === MCP) return status < 400 ? undefined : path === HUB ? 'hub' : 'mcp';
  if (status === 304 || status === 416) return undefined;
  if (status >= 400) return status === 404 && !isApiPath(path) ? 'page' : 'error';
  return tag === 'queries' ? 'query' : tag === 'operations' ? 'state' : kindOfFile(path);
}

/** The schema with every object closed. Clients must accept new fields, but everything that is sent must be documented. */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'examples' ? value : closed(value)]),
  );
  const isClosed = copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return (isClosed ? { ...copy, additionalProperties: false } : copy) as T;
}
