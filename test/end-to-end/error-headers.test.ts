import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/support/free-port.ts';
import { exchange, type RawResponse } from '../support/network/raw-http.ts';
import { sampleDist } from '../support/shared.ts';
import { type RunningServer, startServer } from '../support/sites/server.ts';

const HUB = '/api/websub/hub';
const FORM = 'Content-Type: application/x-www-form-urlencoded';
const JSON_TYPE = 'Content-Type: application/json';
const INITIALIZE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } },
});
const BOTH_TYPES = 'Accept: application/json, text/event-stream';

let server: RunningServer;
let limited: RunningServer;
let storeless: RunningServer;
let metricsPort: number;

beforeAll(async () => {
  const dist = await sampleDist();
  metricsPort = await freePort();
  server = await startServer(dist, { METRICS_PORT: String(metricsPort) });
  limited = await startServer(dist, { RATE_LIMIT: '1' });
  // A folder is no file: the store cannot be opened.
  storeless = await startServer(dist, { DATABASE_URL: `file:${dist}` });
});

afterAll(() => Promise.all([server.stop(), limited.stop(), storeless.stop()]));

/** A request as it stands on the wire, on a connection that ends with it. */
function wire(line: string, headers: readonly string[] = [], body = ''): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return `${[`${line} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers, ...length].join('\r\n')}\r\n\r\n${body}`;
}

/** Whoever shows it must not take it for a page or a script. */
function expectNoSniffing(responses: readonly RawResponse[], status: number): void {
  const [response] = responses;
  expect(response?.status).toBe(status);
  expect(response?.headers['content-type']).toMatch(/^(application\/json|text\/plain; charset=utf-8)$/);
  expect(response?.headers['x-content-type-options']).toBe('nosniff');
}

describe('an error says that it is nothing but what its type says:', () => {
  it.each([
    [400, 'two Host lines', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    [400, 'what is no HTTP', 'no HTTP at all\r\n\r\n'],
    [400, 'an address that cannot be decoded', wire('GET /%ff')],
    [400, 'a search', wire('GET /api/reviews/search?rating=9')],
    [400, 'a since', wire('GET /api/reviews/since/yesterday')],
    [400, 'the hub', wire(`POST ${HUB}`, [FORM], 'hub.mode=publish')],
    [400, '/mcp', wire('POST /mcp', [JSON_TYPE, BOTH_TYPES], '{')],
    [403, '/mcp', wire('POST /mcp', [JSON_TYPE, BOTH_TYPES, 'Origin: nowhere'], INITIALIZE)],
    [404, 'an API path', wire('GET /api/nothing')],
    [404, 'the hub', wire(`POST ${HUB}`, [FORM], 'hub.mode=publish&hub.url=x')],
    [
      404,
      '/mcp',
      wire('POST /mcp', [JSON_TYPE, BOTH_TYPES, 'Mcp-Session-Id: x'], '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'),
    ],
    [405, 'a dataset', wire('DELETE /reviews.json')],
    [405, 'the hub', wire(`GET ${HUB}`)],
    [405, '/mcp', wire('GET /mcp')],
    [406, 'a dataset', wire('GET /reviews.json', ['Accept-Encoding: identity;q=0'])],
    [406, '/mcp', wire('POST /mcp', [JSON_TYPE, 'Accept: application/json'], INITIALIZE)],
    [412, 'a dataset', wire('GET /reviews.json', ['If-Match: "other"'])],
    [413, 'the hub', wire(`POST ${HUB}`, [FORM], 'x'.repeat(16_385))],
    [413, '/mcp', wire('POST /mcp', [JSON_TYPE, BOTH_TYPES], 'x'.repeat(2 ** 20 + 1))],
    [414, 'a long address', wire(`GET /${'x'.repeat(8192)}`)],
    [415, 'the hub', wire(`POST ${HUB}`, [JSON_TYPE], '{}')],
    [415, '/mcp', wire('POST /mcp', ['Content-Type: text/plain', BOTH_TYPES], '{}')],
    [417, 'an expectation', wire('GET /reviews.json', ['Expect: miracles'])],
    [431, 'long headers', wire('GET /reviews.json', [`X: ${'x'.repeat(16_384)}`])],
    [501, 'CONNECT', wire('CONNECT a:1')],
  ])('%i of %s', async (status, _, bytes) => {
    expectNoSniffing(await exchange(server.port, bytes), status);
  });

  it.each([
    ['a search', wire('GET /api/reviews/search')],
    ['a since', wire('GET /api/reviews/since/2026-01-01')],
    ['the hub', wire(`POST ${HUB}`, [FORM], 'hub.mode=publish')],
    ['/mcp', wire('POST /mcp', [JSON_TYPE, BOTH_TYPES], INITIALIZE)],
  ])('429 of %s', async (_, bytes) => {
    const { port } = limited;
    for (let count = 0; count < 3; count++) await exchange(port, wire('GET /api/reviews/search'));
    expectNoSniffing(await exchange(port, bytes), 429);
  });

  it.each([
    ['/readyz', wire('GET /readyz')],
    ['the hub', wire(`POST ${HUB}`, [FORM], 'hub.mode=publish&hub.url=https%3A%2F%2Freviews.example.com%2Ffeed.xml')],
    ['/mcp', wire('POST /mcp', [JSON_TYPE, BOTH_TYPES], INITIALIZE)],
  ])('503 of %s', async (_, bytes) => {
    expectNoSniffing(await exchange(storeless.port, bytes), 503);
  });

  it('404 of the port for figures, and the figures themselves', async () => {
    expectNoSniffing(await exchange(metricsPort, wire('GET /')), 404);
    const [figures] = await exchange(metricsPort, wire('GET /metrics'));
    expect([figures?.status, figures?.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  });
});
