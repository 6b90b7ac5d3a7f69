import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { PACK_NAME } from '../../../src/publication/sealing/seal.ts';
import { startWebSubSite, type WebSubSite } from '../../support/hub/websub-site.ts';
import { beginSession } from '../../support/mcp/client.ts';
import { askMcpUnderLoad } from '../../support/mcp/load.ts';
import { MCP_HEADERS } from '../../support/mcp/messages.ts';
import { openConnection } from '../../support/network/raw-http.ts';
import { PATIENCE } from '../../support/patience.ts';
import { sampleDist } from '../../support/shared.ts';
import { startServer } from '../../support/sites/server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const VERSIONS = 3;

const site = await startWebSubSite();

afterAll(() => site.close());

it('a conversation goes on over many publications, and every answer is of one of them', async () => {
  const load = await askMcpUnderLoad(`${site.origin}/mcp`, site.baseUrl);
  for (let version = 1; version <= VERSIONS; version++) {
    if (version > 1) await site.publish();
    await vi.waitFor(() => expect(Math.max(...load.versions)).toBe(version), PATIENCE);
  }
  const { answers, faults } = await load.stop();
  expect(faults).toEqual([]);
  expect(load.versions.size).toBe(VERSIONS);
  expect(answers).toBeGreaterThan(VERSIONS);
  expect(site.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

it('what is new arrives without a restart, and without a word to the hub', async () => {
  const session = await beginSession(`${site.origin}/mcp`);
  const counts = async () => Promise.all([countOf(site), session.call('get_business')]);
  const [before] = await counts();
  await site.replace();
  await vi.waitFor(async () => expect(await countOf(site)).toBe(before + 1), PATIENCE);
  const [after, { structuredContent }] = await counts();
  expect(structuredContent).toMatchObject({ aggregate_rating: { rating_count: after } });
  expect((await session.call('get_review', { id: `review-${before}` })).structuredContent).toMatchObject({
    text: expect.stringContaining(`Version ${VERSIONS + 1}.`),
  });
});

it('the first who ask are answered by the version that runs, and go on being answered, although its build was removed', async () => {
  const dist = join(await temporaryFolder(), 'dist');
  for (const part of ['server', PACK_NAME]) await cp(join(await sampleDist(), part), join(dist, part), { recursive: true });
  const server = await startServer(dist);
  onTestFinished(async () => void (await server.stop()));
  await rm(dist, { recursive: true });
  const url = `${server.origin}/mcp`;
  const sessions = await Promise.all([beginSession(url), beginSession(url)]);
  for (const session of sessions)
    expect((await session.call('get_business')).structuredContent).toHaveProperty('aggregate_rating');
  // The server looks every half second.
  await setTimeout(700);
  for (const path of ['/', '/reviews.json', '/api/reviews/search'])
    expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200]);
  expect(await server.stop()).toBe(0);
});

it('a client that goes away amid its body is nothing to worry about', async () => {
  const connection = await openConnection(site.port);
  const told = site.nextLine(({ path, status }) => path === '/mcp' && status === 400);
  const head = Object.entries({ Host: 'a', ...MCP_HEADERS, 'Content-Length': '100' }).map(([name, value]) => `${name}: ${value}`);
  connection.send(`${['POST /mcp HTTP/1.1', ...head].join('\r\n')}\r\n\r\n{"jsonrpc"`);
  await site.get('/healthz');
  connection.socket.destroy();
  expect(await told).toMatchObject({ level: 'info' });
  expect((await beginSession(`${site.origin}/mcp`)).begun).toHaveProperty('serverInfo');
  expect(site.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

/** How many reviews a search over HTTP finds. */
async function countOf(site: WebSubSite): Promise<number> {
  const { total } = (await (await site.get('/api/reviews/search')).json()) as { total: number };
  return total;
}
