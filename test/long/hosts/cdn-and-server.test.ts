import { chmod } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initialize, MCP_HEADERS } from '../../support/mcp/messages.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { sampleDist } from '../../support/shared.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';
import { differencesAt, statedDifferences } from '../../support/sites/compared-answers.ts';
import { differentPaths, type HostedSite, layOut } from '../../support/sites/hosted-site.ts';
import { aboutSite, linesOf, readPage } from '../../support/sites/run-pages.ts';
import { type RunningServer, startServer } from '../../support/sites/server.ts';
import { NGINX_BROTLI, type StaticHost, startNginx } from '../../support/sites/static-hosts.ts';
import { sharedFolder } from '../../support/temporary-folder.ts';

const nginx = NGINX_BROTLI === undefined ? undefined : installedProgram('nginx');

/** The lines of nginx.md, with those of cdn-and-server.md above its `location /`. */
function configuration(site: HostedSite, server: RunningServer): string {
  const paths = linesOf(readPage('cdn-and-server'), 'nginx').replace('127.0.0.1:4321', new URL(server.origin).host);
  const lines = aboutSite(linesOf(readPage('nginx'), 'nginx'), { ...site, addresses: { ...site.addresses, hubUrl: null } });
  return lines.replace('    location / {\n', (line) => paths + line);
}

const INITIALIZE = JSON.stringify(initialize());
const HUB = '/api/websub/hub';

interface Asked {
  readonly status: number;
  readonly path: string;
  readonly init?: RequestInit;
}

/** What only the server can answer, and what it refuses. */
const DYNAMIC: readonly Asked[] = [
  { status: 200, path: '/api/reviews/search?query=hot+water&min_rating=4&limit=3' },
  { status: 200, path: '/api/reviews/search?limit=1', init: { method: 'HEAD' } },
  { status: 200, path: '/api/reviews/search', init: { headers: { 'Accept-Encoding': 'br' } } },
  { status: 200, path: '/api/reviews/since/2026-10-01', init: { headers: { 'Accept-Encoding': 'gzip' } } },
  { status: 200, path: '/api/reviews/2026-03-14-maria-g' },
  { status: 304, path: '/api/reviews/2026-03-14-maria-g', init: { headers: { 'If-None-Match': '*' } } },
  { status: 400, path: '/api/reviews/search?rating=9' },
  { status: 404, path: '/api/reviews/nobody' },
  { status: 412, path: '/api/reviews/search', init: { headers: { 'If-Match': '"other"' } } },
  { status: 204, path: '/api/reviews/search', init: { method: 'OPTIONS' } },
  { status: 405, path: '/api/reviews/search', init: { method: 'DELETE' } },
  { status: 200, path: '/reviews.json', init: { headers: { 'Accept-Encoding': 'br' } } },
  { status: 206, path: '/feed.xml', init: { headers: { Range: 'bytes=0-99' } } },
  { status: 304, path: '/api/feed.json', init: { headers: { 'If-None-Match': '*' } } },
  { status: 400, path: HUB, init: { method: 'POST', body: new URLSearchParams({ 'hub.mode': 'none' }) } },
  { status: 405, path: HUB },
  { status: 200, path: '/mcp', init: { method: 'POST', body: INITIALIZE, headers: { ...MCP_HEADERS, Origin: BASE_URL } } },
  { status: 200, path: '/mcp/', init: { method: 'POST', body: INITIALIZE, headers: MCP_HEADERS } },
  { status: 406, path: '/mcp', init: { method: 'POST', body: INITIALIZE, headers: { 'Content-Type': 'application/json' } } },
  { status: 405, path: '/mcp', init: { headers: { Accept: 'text/event-stream' } } },
  { status: 204, path: '/mcp', init: { method: 'OPTIONS' } },
  { status: 200, path: '/mcp/server-card' },
];

/** Headers that are not the server's own, or differ in each answer. */
const PASSING = new Set(['date', 'server', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'mcp-session-id']);

async function answerOf(origin: string, { path, init }: Asked) {
  const response = await fetch(origin + path, { redirect: 'manual', ...init });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !PASSING.has(name)));
  return { status: response.status, headers, body: await response.text() };
}

/** The status of an answer to a reader with the given loopback address. */
function statusFor(localAddress: string, address: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { localAddress, headers, agent: new Agent() }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

describe.skipIf(nginx === undefined)('nginx as the CDN, and the server behind it', () => {
  const folder = sharedFolder();
  let site: HostedSite;
  let server: RunningServer;
  let cdn: StaticHost;

  beforeAll(async () => {
    // nginx reads the files with an account of its own.
    await chmod(folder, 0o755);
    site = await layOut(await sampleDist(), BASE_URL, join(folder, 'site'));
    // On Linux, all of 127.0.0.0/8 is loopback, so the readers can have other addresses than the CDN.
    server = await startServer(await sampleDist(), { RATE_LIMIT: '30', TRUST_PROXY: '127.0.0.1' });
    cdn = await startNginx(nginx ?? '', () => configuration(site, server));
  });
  afterAll(async () => {
    await cdn?.close();
    await server?.stop();
  });

  it('the files come from the CDN, as nginx sends them', async () => {
    const topics = ['/reviews.json', '/api/feed.json', '/feed.xml'];
    const paths = [...differentPaths(site), '/nothing-is-here'].filter((path) => !topics.includes(path));
    const found = (await Promise.all(paths.map((path) => differencesAt(cdn.origin, server.origin, path)))).flat();
    expect([...new Set(found.map(({ name }) => name))].sort()).toEqual(statedDifferences(readPage('nginx')));
  });

  it.each(DYNAMIC)('what the server answers arrives as it is: $status for $path', async (asked) => {
    const [own, received] = await Promise.all([answerOf(server.origin, asked), answerOf(cdn.origin, asked)]);
    expect(own.status).toBe(asked.status);
    expect(received).toEqual(own);
  });

  it('the rate limit counts each reader by itself, and believes nobody who names another address', async () => {
    const search = `${cdn.origin}/api/reviews/search?limit=1`;
    const forged = (each: number) => ({ 'X-Forwarded-For': `192.0.2.${each % 250}` });
    const statuses = await Promise.all(Array.from({ length: 150 }, (_, each) => statusFor('127.0.0.2', search, forged(each))));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(await statusFor('127.0.0.3', search)).toBe(200);
  });

  it('the pages are there while the server is not', async () => {
    await server.stop();
    const ask = async (path: string) => (await fetch(cdn.origin + path)).status;
    expect(await Promise.all(['/reviews', '/newest.json', '/api/reviews/search'].map(ask))).toEqual([200, 200, 502]);
  });
});
