import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bareEnvironment, root } from '../support/build.ts';
import { BASE_URL } from '../support/built-site.ts';
import { freePort, type RunningServer, startServer } from '../support/server.ts';

let dev: ChildProcess;
let devOrigin: string;
let server: RunningServer;

beforeAll(async () => {
  const port = await freePort();
  devOrigin = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: bareEnvironment({ HOST: '127.0.0.1', PORT: String(port), BASE_URL }),
    stdio: 'ignore',
  });
  server = await startServer(inject('dist'));
  await untilItAnswers(`${devOrigin}/healthz-of-nobody`);
});

afterAll(async () => {
  dev.kill('SIGTERM');
  await Promise.all([once(dev, 'exit'), server.stop()]);
});

describe('Astro routes answer what the server entry answers', () => {
  it.each([
    '/api/reviews/search',
    '/api/reviews/search?query=HOT%20water&limit=100',
    '/api/reviews/search?mentions_technician=dana%20whitfield&min_rating=4.5',
    '/api/reviews/search?query=ni%C3%B1o&since=2023-01-01&until=2026-12-31',
    '/api/reviews/search?rating=9&limit=x&limit=y',
    '/api/reviews/since/2026-06-01',
    '/api/reviews/since/2026-02-30',
  ])('%s', async (path) => {
    for (const init of [
      {},
      { method: 'HEAD' },
      { method: 'OPTIONS' },
      { method: 'POST', body: 'x' },
      { headers: { 'If-None-Match': '*' } },
      { headers: { 'Accept-Encoding': 'br' } },
    ]) {
      const [ours, astro] = await Promise.all([fetch(server.origin + path, init), fetch(devOrigin + path, init)]);
      expect([init, astro.status]).toEqual([init, ours.status]);
      expect(comparable(astro)).toEqual(comparable(ours));
      expect(Buffer.from(await astro.arrayBuffer())).toEqual(Buffer.from(await ours.arrayBuffer()));
    }
  });

  it.each(['/reviews.json', '/api/feed.json', '/feed.xml', '/.well-known/openapi.json'])('%s', async (path) => {
    const [ours, astro] = await Promise.all([fetch(server.origin + path), fetch(devOrigin + path)]);
    expect(await astro.text()).toBe(await ours.text());
    expect(astro.headers.get('content-type')).toBe(ours.headers.get('content-type'));
  });
});

/** The dev server has no build, so no date of one; connections and dates are each server's own. */
function comparable({ headers }: Response): Record<string, string> {
  const own = ['date', 'connection', 'keep-alive', 'last-modified', 'transfer-encoding', 'content-length'];
  return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)));
}

async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await setTimeout(100);
  }
}
