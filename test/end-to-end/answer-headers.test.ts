import { expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/support/network/free-port.ts';
import { kindOf } from '../../src/publication/headers/headers.ts';
import { initialize, MCP_HEADERS } from '../support/mcp/messages.ts';
import { PATIENCE } from '../support/patience.ts';
import { sampleDist, sampleOrigin } from '../support/shared.ts';
import { type AnswerKind, HEADERS, headersOf } from '../support/sites/answer-headers.ts';
import { pathsOf } from '../support/sites/paths.ts';
import { startServer } from '../support/sites/server.ts';

// `operations.test.ts` tests the answers of each operation of the API.

const dist = await sampleDist();
const origin = await sampleOrigin();
const FILES = pathsOf(dist);

async function answerTo(url: string, init: RequestInit = {}) {
  const accepts = { 'Accept-Encoding': 'identity', ...init.headers };
  const response = await fetch(url, { redirect: 'manual', ...init, headers: accepts });
  return { status: response.status, headers: headersOf(response) };
}

it('every published file has the headers of what it is, and no others', async () => {
  const kinds = new Set(FILES.map(kindOf));
  expect([...kinds].sort()).toEqual(['asset', 'data', 'page']);
  const answers = await Promise.all(FILES.map(async (path) => ({ path, ...(await answerTo(origin + path)) })));
  expect(answers).toEqual(FILES.map((path) => ({ path, status: 200, headers: HEADERS[kindOf(path)] })));
});

const SEARCH = '/api/reviews/search';
const HUB = '/api/websub/hub';
const PUBLISH = {
  method: 'POST',
  body: new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': 'https://reviews.example.com/feed.xml' }),
};
const PART = { headers: { Range: 'bytes=0-1' } };
const INITIALIZE = { method: 'POST', body: JSON.stringify(initialize()), headers: MCP_HEADERS };

it.each<[kind: AnswerKind, status: number, path: string, init?: RequestInit]>([
  ['page', 404, '/nowhere'],
  ['page', 404, '/_image?href=/favicon.svg'],
  ['page', 404, '/_server-islands/x'],
  ['page', 404, '/server/entry.mjs'],
  ['error', 404, '/api/nowhere'],
  ['error', 400, '/%ff'],
  ['redirect', 308, '/policy/'],
  ['error', 405, SEARCH, { method: 'DELETE' }],
  ['error', 405, '/reviews.json', { method: 'POST', body: 'x' }],
  ['preflight', 204, SEARCH, { method: 'OPTIONS' }],
  ['preflight', 204, '/mcp', { method: 'OPTIONS' }],
  ['query', 200, SEARCH, PART],
  ['query', 200, '/api/reviews/since/2026-01-01', PART],
  ['state', 200, '/healthz', PART],
  ['hub', 405, HUB],
  ['mcp', 405, '/mcp', { method: 'DELETE' }],
])('%s, %i: %s', async (kind, status, path, init) => {
  expect(await answerTo(origin + path, init)).toEqual({ status, headers: HEADERS[kind] });
});

it('what a server in trouble answers has the headers of an error; its figures are on a port of their own when told so', async () => {
  const metricsPort = await freePort();
  // The path is a folder, so the store cannot be opened.
  const settings = { RATE_LIMIT: '1', DATABASE_URL: `file:${dist}`, METRICS_PORT: String(metricsPort) };
  const server = await startServer(dist, settings);
  const expectAnswer = async (kind: AnswerKind, status: number, path: string, init?: RequestInit) =>
    expect([path, await answerTo(server.origin + path, init)]).toEqual([path, { status, headers: HEADERS[kind] }]);
  await expectAnswer('state', 503, '/readyz');
  await expectAnswer('hub', 503, HUB, PUBLISH);
  await expectAnswer('mcp', 503, '/mcp', INITIALIZE);
  for (const [kind, path, init] of [
    ['error', SEARCH],
    ['error', '/api/reviews/since/2026-01-01'],
    ['hub', HUB, PUBLISH],
    ['mcp', '/mcp', INITIALIZE],
  ] as const) {
    // Two requests may come at once, and one more each second: on a slow machine that second may be over too soon.
    await vi.waitFor(async () => {
      await Promise.all(Array.from({ length: 4 }, () => fetch(server.origin + SEARCH)));
      await expectAnswer(kind, 429, path, init);
    }, PATIENCE);
  }
  const figures = `http://127.0.0.1:${metricsPort}`;
  expect(await answerTo(figures)).toEqual({ status: 404, headers: HEADERS.state });
  expect(await answerTo(`${figures}/metrics`)).toEqual({ status: 200, headers: HEADERS.state });
  await expectAnswer('data', 200, '/reviews.json');
  await expectAnswer('page', 404, '/metrics');
  const told = await (await fetch(`${figures}/metrics`)).text();
  expect(told).toContain('http_requests_total{route="/reviews.json",method="GET",status="200"} 1');
  expect(told).toContain('publication_reviews 176');
  await server.stop();
});
