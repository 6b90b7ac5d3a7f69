import { afterAll, beforeAll, expect, it } from 'vitest';
import { corsHeaders } from '../../src/http/cors.ts';
import { ANSWER_HEADERS, kindOf } from '../../src/publication/headers/headers.ts';
import { lastPack } from '../../src/publication/sealing/seal.ts';
import { renderOpenApi } from '../../src/representations/openapi/openapi.ts';
import { sampleSite } from '../support/content/sample-site.ts';
import { sampleDist } from '../support/shared.ts';
import { type RunningServer, startServer } from '../support/sites/server.ts';

const dist = await sampleDist();
const pack = lastPack(dist) ?? expect.fail('the sample is not built');
const FILES = [...pack.entries()].map(({ path }) => path);
pack.close();

const NO_STORE = { 'Cache-Control': 'no-store' };
const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' };
/** Any value, of a header that goes with the bytes. */
const ANY = expect.any(String);
const VALIDATORS = { ETag: ANY, 'Last-Modified': ANY, Vary: 'Accept-Encoding' };
const BYTES = { 'Content-Type': ANY, 'Accept-Ranges': 'bytes', ...VALIDATORS };

/** All headers of an answer by what it is. `Link`, which some data has, is told in `headers.test.ts`. */
const HEADERS = {
  page: { ...ANSWER_HEADERS.page, ...BYTES },
  asset: { ...ANSWER_HEADERS.asset, ...BYTES },
  data: { ...ANSWER_HEADERS.data, ...BYTES },
  query: { ...ANSWER_HEADERS.query, ...VALIDATORS },
  state: { 'Content-Type': ANY, ...NO_STORE, ...NO_SNIFFING },
  redirect: { Location: ANY, 'Cache-Control': 'no-cache' },
  error: { 'Content-Type': 'application/json', ...NO_STORE, ...NO_SNIFFING, ...corsHeaders },
  'wrong method': { 'Content-Type': 'application/json', Allow: ANY, ...NO_STORE, ...NO_SNIFFING, ...corsHeaders },
  preflight: {
    Allow: ANY,
    'Access-Control-Allow-Methods': ANY,
    'Access-Control-Allow-Headers': ANY,
    'Access-Control-Max-Age': ANY,
    ...corsHeaders,
  },
  hub: { 'Content-Type': 'text/plain; charset=utf-8', ...NO_STORE, ...NO_SNIFFING },
  mcp: { 'Content-Type': 'application/json', ...NO_STORE, ...NO_SNIFFING, ...corsHeaders },
} as const;

type Kind = keyof typeof HEADERS;

const SEARCH = '/api/reviews/search';
const HUB = '/api/websub/hub';
const [, ID] = FILES.map((path) => /^\/reviews\/(20[^/.]+)$/.exec(path)).find((found) => found) ?? expect.fail('no review');
const FORM = { method: 'POST', body: new URLSearchParams({ 'hub.mode': 'none' }) };
const LIST = {
  method: 'POST',
  body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
};

type Row = readonly [kind: Kind, status: number, path: string, init?: RequestInit];

/** What each route that is no file answers, by its name in the description of the API; what it refuses stands with it. */
const ROUTES: Readonly<Record<string, readonly Row[]>> = {
  '/reviews/{id}': [['page', 200, `/reviews/${ID}`]],
  '/reviews/{id}.md': [['page', 200, `/reviews/${ID}.md`]],
  [SEARCH]: [
    ['query', 200, SEARCH],
    ['error', 400, `${SEARCH}?rating=9`],
    ['error', 406, SEARCH, { headers: { 'Accept-Encoding': 'identity;q=0' } }],
    ['error', 412, SEARCH, { headers: { 'If-Match': '"other"' } }],
    ['wrong method', 405, SEARCH, { method: 'DELETE' }],
    ['preflight', 204, SEARCH, { method: 'OPTIONS' }],
  ],
  '/api/reviews/since/{date}': [
    ['query', 200, '/api/reviews/since/2026-01-01'],
    ['error', 400, '/api/reviews/since/yesterday'],
  ],
  '/api/reviews/{id}': [
    ['query', 200, `/api/reviews/${ID}`],
    ['error', 404, '/api/reviews/nobody'],
  ],
  [HUB]: [['hub', 400, HUB, FORM]],
  '/mcp': [
    ['mcp', 400, '/mcp', LIST],
    ['preflight', 204, '/mcp', { method: 'OPTIONS' }],
  ],
  '/healthz': [['state', 200, '/healthz']],
  '/readyz': [['state', 200, '/readyz']],
  '/metrics': [['state', 200, '/metrics']],
};

/** What is at no route. */
const ELSEWHERE: readonly Row[] = [
  ['page', 404, '/nowhere'],
  ['error', 404, '/api/nowhere'],
  ['error', 400, '/%ff'],
  ['redirect', 308, '/policy/'],
];

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(dist);
});
afterAll(() => server.stop());

/** What `node:http` adds, and `Link`. */
const OTHERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'link']);

async function answerTo(path: string, init: RequestInit = {}) {
  const accepts = { 'Accept-Encoding': 'identity', ...init.headers };
  const { status, headers } = await fetch(server.origin + path, { redirect: 'manual', ...init, headers: accepts });
  return { status, headers: Object.fromEntries([...headers].filter(([name]) => !OTHERS.has(name))) };
}

function expected(kind: Kind): Record<string, string> {
  return Object.fromEntries(Object.entries(HEADERS[kind]).map(([name, value]) => [name.toLowerCase(), value]));
}

it('every published file has the headers of what it is, and no others', async () => {
  const kinds = new Set(FILES.map(kindOf));
  expect([...kinds].sort()).toEqual(['asset', 'data', 'page']);
  const answers = await Promise.all(FILES.map(async (path) => ({ path, ...(await answerTo(path)) })));
  expect(answers).toEqual(FILES.map((path) => ({ path, status: 200, headers: expected(kindOf(path)) })));
});

it('every route that the API describes is a file or is asked here', () => {
  const described = Object.keys((JSON.parse(renderOpenApi(sampleSite())) as { paths: object }).paths);
  expect(described.filter((path) => !FILES.includes(path)).sort()).toEqual(Object.keys(ROUTES).sort());
});

const ROWS = [...Object.values(ROUTES).flat(), ...ELSEWHERE].map(([kind, status, path, init]) => ({ kind, status, path, init }));

it.each(ROWS)('$kind, $status: $path', async ({ kind, status, path, init }) => {
  expect(await answerTo(path, init)).toEqual({ status, headers: expected(kind) });
});
