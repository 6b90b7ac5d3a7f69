import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointsOf, readDescription } from '../../src/docs/description.ts';
import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { sampleDist } from '../support/shared.ts';
import { BASE_URL } from '../support/sites/built-site.ts';
import { type RunningServer, startServer } from '../support/sites/server.ts';

const dist = await sampleDist();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(dist);
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(server.origin + path, { redirect: 'manual', ...init });
}

describe('every documented operation', () => {
  const document = readDescription(readFileSync(join(dist, 'client', '.well-known', 'openapi.json'), 'utf8'));
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: 'openapi', ...closed(document) });

  const HUB = '/api/websub/hub';
  const MCP = '/mcp';
  const STATELESS = { 'MCP-Protocol-Version': '2026-07-28' };
  const TOOLS_LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const INITIALIZE = {
    jsonrpc: '2.0',
    id: 'a',
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } },
  };

  /** A request that is answered with each status, by operation. */
  const requests: Record<string, Record<number, { path: string; init?: RequestInit }[]>> = {
    getReviews: conditional('/reviews.json'),
    getInsights: conditional('/insights.json'),
    getFeed: conditional('/api/feed.json'),
    getAtomFeed: conditional('/feed.xml'),
    getNewestReviews: conditional('/newest.json'),
    getReviewsCsv: conditional('/reviews.csv'),
    getReviewsJsonl: conditional('/reviews.jsonl'),
    getReviewsParquet: conditional('/reviews.parquet'),
    getDataPackage: conditional('/datapackage.json'),
    getPolicy: conditional('/policy.json'),
    getBadge: conditional('/badge.svg'),
    getBadgeJson: conditional('/badge.json'),
    getLlms: conditional('/llms.txt'),
    getLlmsFull: conditional('/llms-full.txt'),
    getReviewMarkdown: { ...conditional('/reviews/2026-03-14-maria-g.md'), 404: [{ path: '/reviews/nobody.md' }] },
    getRobots: conditional('/robots.txt'),
    getOpenApi: conditional('/.well-known/openapi.json'),
    getHome: conditional('/'),
    getReviewPage: { ...conditional('/reviews/2026-03-14-maria-g'), 404: [{ path: '/reviews/nobody' }] },
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
      200: [
        calling(INITIALIZE),
        calling(inEnvelope('tools/list'), { ...STATELESS, 'Mcp-Method': 'tools/list' }),
        calling(inEnvelope('tools/call', { name: 'none' }), { ...STATELESS, 'Mcp-Method': 'tools/call', 'Mcp-Name': 'none' }),
      ],
      202: [calling({ jsonrpc: '2.0', method: 'notifications/initialized' }, STATELESS)],
      400: [
        calling([TOOLS_LIST]),
        calling('{'),
        calling({ method: 'tools/list' }),
        calling(TOOLS_LIST),
        calling(INITIALIZE, { 'MCP-Protocol-Version': 'newest' }),
        calling(inEnvelope('tools/list'), STATELESS),
        calling(inEnvelope('tools/list'), { 'MCP-Protocol-Version': '2999-01-01', 'Mcp-Method': 'tools/list' }),
      ],
      403: [calling(INITIALIZE, { Origin: 'nowhere' })],
      404: [
        calling(TOOLS_LIST, { 'Mcp-Session-Id': 'unknown' }),
        calling(inEnvelope('none'), { ...STATELESS, 'Mcp-Method': 'none' }),
      ],
      405: [{ path: MCP }, { path: MCP, init: { method: 'DELETE' } }],
      406: [calling(INITIALIZE, { Accept: 'application/json' })],
      413: [calling('x'.repeat(2 ** 20 + 1))],
      415: [calling(INITIALIZE, { 'Content-Type': 'text/plain' })],
    },
    getServerCard: conditional('/mcp/server-card'),
    getRegistryEntry: conditional('/server.json'),
    getApiCatalog: conditional('/.well-known/api-catalog'),
    getAiCatalog: conditional('/.well-known/ai-catalog.json'),
    getHealth: { 200: [{ path: '/healthz' }] },
    getReadiness: { 200: [{ path: '/readyz' }] },
    getMetrics: { 200: [{ path: '/metrics' }] },
  };

  function conditional(path: string): Record<number, { path: string; init?: RequestInit }[]> {
    return {
      200: [{ path }],
      304: [{ path, init: { headers: { 'If-None-Match': '*' } } }],
      406: [{ path, init: { headers: { 'Accept-Encoding': 'identity;q=0' } } }],
      412: [{ path, init: { headers: { 'If-Match': '"other"' } } }],
    };
  }

  function posting(body: string, type = 'application/x-www-form-urlencoded'): { path: string; init: RequestInit } {
    return { path: HUB, init: { method: 'POST', headers: { 'Content-Type': type }, body } };
  }

  function calling(message: unknown, headers: Record<string, string> = {}): { path: string; init: RequestInit } {
    const own = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const body = typeof message === 'string' ? message : JSON.stringify(message);
    return { path: MCP, init: { method: 'POST', headers: { ...own, ...headers }, body } };
  }

  /** A request as 2026-07-28 wants it: it says by itself what a session would know. */
  function inEnvelope(method: string, params: object = {}): object {
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    return { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: envelope } };
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

  it('has requests here', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(requests).sort());
  });

  it.each(rows)('$id answers $path with $status as described', async ({ operation, pointer, method, status, path, init }) => {
    const response = await get(path, init);
    expect(response.status).toBe(status);
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
    const validate = ajv.compile({
      $ref: `openapi#/paths/${encodeURIComponent(pointer)}/${method}/responses/${key}/content/${type.replace('/', '~1')}/schema`,
    });
    validate(JSON.parse(body));
    expect(validate.errors).toBeNull();
  });
});

describe('published files', () => {
  it.each(Object.values(RESOURCE_PATHS))(
    '%s is what the build wrote, with the same headers that a static host is told',
    async (path) => {
      const response = await get(path);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(dist, 'client', path)));
      const rule =
        readFileSync(join(dist, 'client', '_headers'), 'utf8')
          .split(`\n${path}\n`)[1]
          ?.split('\n\n')[0] ?? '';
      for (const line of rule.split('\n').filter((text) => text.startsWith('  '))) {
        const [name = '', value] = line.trim().split(/: (.*)/);
        expect(response.headers.get(name), name).toBe(value);
      }
      expect(rule).toContain('Content-Type');
    },
  );

  it('names hub and topic in one Link header', async () => {
    const { headers } = await get('/feed.xml');
    expect(headers.get('link')).toBe(`<${BASE_URL}/api/websub/hub>; rel="hub", <${BASE_URL}/feed.xml>; rel="self"`);
    expect(headers.get('content-type')).toBe('application/atom+xml');
  });

  it.each([
    '/api/reviews/search/',
    '//api/reviews/search',
    '/api/reviews/since/2026-01-01/',
    '/api/reviews/',
    '/api/reviews/2026-03-14-maria-g/',
    '/_image?href=/favicon.svg',
    '/_server-islands/x',
  ])('%s is nothing of ours', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe(path.startsWith('/api/') ? 'application/json' : 'text/html; charset=utf-8');
  });

  it('does not serve what only configures the host', async () => {
    for (const path of ['/_headers', '/reviews.json.br', '/reviews.json.gz', '/../publication.pack', '/server/entry.mjs']) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  it('has a page at every url of the dataset', async () => {
    const { reviews } = (await (await get('/reviews.json')).json()) as { reviews: { id: string; url: string; text: string }[] };
    expect(reviews.length).toBeGreaterThanOrEqual(160);
    for (const { id, url } of reviews) {
      expect(url).toBe(`${BASE_URL}/reviews/${id}`);
      expect((await get(new URL(url).pathname, { method: 'HEAD' })).status, id).toBe(200);
    }
  });

  it('shows a review word for word, also where it holds markup', async () => {
    const { reviews } = (await (await get('/reviews.json')).json()) as { reviews: { id: string; text: string }[] };
    const marked = reviews.filter(({ text }) => /<b>|\]\]>/.test(text));
    expect(marked.length).toBeGreaterThan(1);
    for (const { id, text } of marked) {
      const { document } = parseHTML(await (await get(`/reviews/${id}`)).text());
      const [words] = document.querySelectorAll(`[data-review="${id}"] .words`);
      expect(words?.textContent).toBe(text);
      expect(words?.querySelectorAll(':not(mark):not(a)')).toHaveLength(0);
    }
  });
});

describe('conditional requests and codings', () => {
  const paths = [
    '/reviews.json',
    '/insights.json',
    '/api/feed.json',
    '/feed.xml',
    '/api/reviews/search?rating=5',
    '/api/reviews/since/2026-01-01',
    '/api/reviews/2026-03-14-maria-g',
  ];

  it.each(paths)('%s has its own strong tag in each coding, and any of them matches', async (path) => {
    const tags = new Map<string, string>();
    for (const coding of ['identity', 'gzip', 'br']) {
      const response = await get(path, { headers: { 'Accept-Encoding': coding } });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(coding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      tags.set(coding, response.headers.get('etag') ?? '');
    }
    expect(new Set(tags.values()).size).toBe(3);
    for (const [coding, tag] of tags) {
      expect(tag).toMatch(coding === 'identity' ? /^"[0-9a-f]{64}"$/ : new RegExp(`^"[0-9a-f]{64}-${coding}"$`));
      for (const sent of [tag, `W/${tag}`, `"a", ${tag}`]) {
        const response = await get(path, { headers: { 'If-None-Match': sent, 'Accept-Encoding': 'br' } });
        expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, tag, '']);
      }
    }
  });

  it.each(paths)('%s has a date that may be sent back, and a tag beside it wins', async (path) => {
    const date = (await get(path)).headers.get('last-modified') ?? '';
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    expect((await get(path, { headers: { 'If-Modified-Since': date } })).status).toBe(304);
    expect((await get(path, { headers: { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' } })).status).toBe(200);
    expect((await get(path, { headers: { 'If-Modified-Since': date, 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it.each(paths)('%s answers HEAD like GET without a body, and Authorization changes nothing', async (path) => {
    const [plain, head, authorized] = await Promise.all([
      get(path),
      get(path, { method: 'HEAD' }),
      get(path, { headers: { Authorization: 'Bearer nonsense' } }),
    ]);
    const [a, b, c] = [plain, head, authorized].map(comparableHeaders);
    expect(b).toEqual(a);
    expect(c).toEqual(a);
    expect(await head.text()).toBe('');
    expect(await authorized.text()).toBe(await plain.text());
  });

  it.each([...paths, '/api/nothing', '/api/reviews/search?rating=9'])('%s is open to every origin', async (path) => {
    const response = await get(path);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it('answers preflight, and a wrong method with what is allowed', async () => {
    const preflight = await get('/api/reviews/search', {
      method: 'OPTIONS',
      headers: { Origin: 'https://a.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('If-None-Match');
    for (const path of paths) {
      const response = await get(path, { method: 'POST', body: 'x' });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
      expect(await response.json()).toEqual({ error: { status: 405, message: 'allowed: GET, HEAD, OPTIONS' } });
    }
  });
});

describe('parts of files', () => {
  const paths = ['/reviews.json', '/reviews.csv', '/reviews.parquet', '/feed.xml', '/favicon.svg', '/'];

  it.each(paths)('%s comes in parts that make the whole', async (path) => {
    const whole = await get(path, { headers: { 'Accept-Encoding': 'identity' } });
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const size = Math.ceil(bytes.length / 3);
    const parts: Buffer[] = [];
    for (let start = 0; start < bytes.length; start += size) {
      const headers = { Range: `bytes=${start}-${start + size - 1}`, 'If-Range': whole.headers.get('etag') ?? '' };
      const part = await get(path, { headers });
      const end = Math.min(start + size, bytes.length);
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end - 1}/${bytes.length}`]);
      expect(part.headers.get('content-length')).toBe(String(end - start));
      expect(part.headers.get('content-encoding')).toBeNull();
      expect(part.headers.get('etag')).toBe(whole.headers.get('etag'));
      parts.push(Buffer.from(await part.arrayBuffer()));
    }
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  });

  it('a part behind the end is refused, to HEAD the whole is told', async () => {
    const length = Number((await get('/reviews.parquet', { method: 'HEAD' })).headers.get('content-length'));
    const behind = { headers: { Range: `bytes=${length}-` } };
    const refused = await get('/reviews.parquet', behind);
    expect([refused.status, refused.headers.get('content-range')]).toEqual([416, `bytes */${length}`]);
    expect((await refused.json()) as object).toEqual({
      error: { status: 416, message: `the range has none of the ${length} bytes` },
    });
    const head = await get('/reviews.parquet', { method: 'HEAD', ...behind });
    expect([head.status, head.headers.get('content-length'), head.headers.get('content-range')]).toEqual([
      200,
      String(length),
      null,
    ]);
  });

  it.each(['/api/reviews/search', '/api/reviews/since/2026-01-01', '/healthz'])('%s is sent whole', async (path) => {
    const response = await get(path, { headers: { Range: 'bytes=0-1' } });
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, null]);
  });

  it('a page elsewhere may ask for them and read what they say', async () => {
    const preflight = await get('/reviews.parquet', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://a.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'range,if-range',
      },
    });
    expect(preflight.headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['Range', 'If-Range']),
    );
    const part = await get('/reviews.parquet', { headers: { Range: 'bytes=-8' } });
    expect(part.headers.get('access-control-expose-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['Accept-Ranges', 'Content-Length', 'Content-Range']),
    );
    expect(
      Buffer.from(await part.arrayBuffer())
        .subarray(4)
        .toString(),
    ).toBe('PAR1');
  });
});

it('a page has one address: a slash at the end leads there', async () => {
  const response = await get('/reviews/2026-03-14-maria-g/?a=b');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/reviews/2026-03-14-maria-g?a=b']);
});

/** The document with every object closed: clients must bear new fields, but whatever is sent has to be documented. */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'examples' ? value : closed(value)]),
  );
  const isClosed = copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return (isClosed ? { ...copy, additionalProperties: false } : copy) as T;
}

function comparableHeaders(response: Response): Record<string, string> {
  // The client ends the connection after a HEAD; the rest is the service's.
  return Object.fromEntries([...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)));
}
