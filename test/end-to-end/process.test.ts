import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/support/network/free-port.ts';
import { bareEnvironment, root } from '../support/build.ts';
import { makeFolder } from '../support/content/content.ts';
import { startTcpServer } from '../support/network/loopback-server.ts';
import { PATIENCE } from '../support/patience.ts';
import { olderNode } from '../support/programs/installed-program.ts';
import { type Ended, runNode } from '../support/programs/run-node.ts';
import { sampleDist } from '../support/shared.ts';
import { type RunningServer, startServer } from '../support/sites/server.ts';

const dist = await sampleDist();

function runServer(settings: Record<string, string>, folder = dist): Promise<Ended> {
  return runNode([join(folder, 'server', 'entry.mjs')], { settings: { HOST: '127.0.0.1', PORT: '0', ...settings } });
}

describe('a server that cannot start says why in one line', () => {
  it('for wrong settings, all of them', async () => {
    const { code, stderr } = await runServer({ PORT: 'x', RATE_LIMIT: '-1' });
    expect(code).toBe(1);
    expect(stderr).toBe(
      'wrong settings: PORT="x": allowed: a whole number from 0 to 65535; RATE_LIMIT="-1": allowed: a whole number from 0 to 1000000\n',
    );
  });

  it('for a port that is taken', async () => {
    const { code, stderr } = await runServer({ PORT: String(await startTcpServer()) });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^the port is taken: .*127\.0\.0\.1:\d+; set another one \(PORT, METRICS_PORT\)\n$/);
  });

  it('for a build that is not there', async () => {
    const folder = await makeFolder();
    await cp(join(dist, 'server'), join(folder, 'server'), { recursive: true });
    const { code, stderr } = await runServer({}, folder);
    expect([code, stderr.split('\n').length]).toEqual([1, 2]);
    expect(stderr).toContain('npm run build');
  });
});

const older = olderNode();

it.skipIf(older === undefined).each(['entry.mjs', 'hub.mjs'])(
  '%s says to an older Node of this machine which it needs',
  (program) => {
    const { status, stdout, stderr } = spawnSync(older ?? '', [join(dist, 'server', program)], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^this needs Node 24 or later, and Node [\d.]+ runs it\n$/);
  },
);

it('a host that starts a folder by its package.json starts the server', () => {
  const { engines, scripts } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  expect([engines, scripts]).toEqual([{ node: '>=24' }, { start: 'node server/entry.mjs' }]);
});

it('the log says once that a proxy makes all its readers one client: TRUST_PROXY does not name it, or it sends no X-Forwarded-For', async () => {
  const proxied = { 'X-Forwarded-For': '192.0.2.1' };
  async function askOften({ origin }: RunningServer, headers: Record<string, string>): Promise<void> {
    const search = () => fetch(`${origin}/api/reviews/search`, { headers });
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await search()).status));
    expect(statuses).toContain(429);
  }
  const warnings = ({ lines }: RunningServer) =>
    lines.map(({ msg }) => String(msg)).filter((msg) => msg.startsWith('429 to a request '));

  const server = await startServer(dist, { RATE_LIMIT: '1' });
  await askOften(server, {});
  await fetch(`${server.origin}/afterwards`);
  await server.line(({ path }) => path === '/afterwards');
  expect(warnings(server)).toEqual([]);
  await askOften(server, proxied);
  await server.stop();
  expect(warnings(server)).toEqual([expect.stringContaining('TRUST_PROXY')]);

  const trusting = await startServer(dist, { RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' });
  await askOften(trusting, proxied);
  await fetch(`${trusting.origin}/afterwards`);
  await trusting.line(({ path }) => path === '/afterwards');
  expect(warnings(trusting)).toEqual([]);
  await askOften(trusting, {});
  await trusting.stop();
  expect(warnings(trusting)).toEqual([expect.stringContaining('X-Forwarded-For')]);
});

it.each([
  ['ends', 400],
  ['is reset', 499],
] as const)('a request whose connection %s before its body is logged and counted once, as %i', async (how, status) => {
  const server = await startServer(dist);
  const client = connect(server.port, '127.0.0.1').on('error', () => {});
  client.write(
    'POST /api/websub/hub HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n',
  );
  // The server has the head by the time that it has answered another request, which comes later.
  await once(client, 'connect');
  await fetch(`${server.origin}/healthz`);
  if (how === 'ends') client.end();
  else client.resetAndDestroy();
  await server.line(({ path }) => path === '/api/websub/hub');
  const figures = await (await fetch(`${server.origin}/metrics`)).text();
  expect(figures.match(/^http_requests_total.*"POST".*$/gm)).toEqual([
    `http_requests_total{route="hub",method="POST",status="${status}"} 1`,
  ]);
  await server.stop();
  expect(server.lines.filter(({ method }) => method === 'POST')).toMatchObject([{ msg: 'request', status }]);
});

it('log and figures say which version of the software runs; SIGHUP, which a terminal sends when it closes, ends it as SIGTERM does', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const server = await startServer(dist);
  expect(await server.line(({ msg }) => msg === 'listening')).toMatchObject({ version });
  const figures = await (await fetch(`${server.origin}/metrics`)).text();
  expect(figures).toContain(`verified_reviews_build_info{version="${version}"} 1\n`);
  server.kill('SIGHUP');
  await server.line(({ msg, signal }) => msg === 'stopping' && signal === 'SIGHUP');
  await server.line(({ msg }) => msg === 'stopped');
  expect(await server.exited).toBe(0);
});

describe('SIGTERM', () => {
  it('lets a running request end, turns readiness off, refuses new connections and exits with 0', async () => {
    const server = await startServer(dist);
    const running = connect(server.port, '127.0.0.1');
    const waiting = connect(server.port, '127.0.0.1');
    await Promise.all([once(running, 'connect'), once(waiting, 'connect')]);
    // Both requests have been sent in part, their heads unfinished, when the signal comes.
    running.write('GET /reviews.json HTTP/1.1\r\nHost: a\r\n');
    waiting.write('GET /readyz HTTP/1.1\r\nHost: a\r\n');
    await fetch(`${server.origin}/healthz`);
    server.kill('SIGTERM');
    await server.line(({ msg }) => msg === 'stopping');
    const refused = connect(server.port, '127.0.0.1');
    expect((await once(refused, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
    running.write('\r\n');
    waiting.write('\r\n');
    const [dataset, readiness] = await Promise.all([readAll(running), readAll(waiting)]);
    expect(dataset).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(dataset).toContain('Connection: close');
    expect(dataset.trimEnd().endsWith(']}')).toBe(true);
    expect(readiness).toMatch(/^HTTP\/1\.1 503 /);
    expect(await server.exited).toBe(0);
  });

  it('ends with 0 a server that answers already and still waits for its store', async () => {
    const silent = await startTcpServer();
    const port = await freePort();
    const child = spawn(process.execPath, [join(dist, 'server', 'entry.mjs')], {
      env: bareEnvironment({
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: `postgres://user:secret@127.0.0.1:${silent}/hub`,
      }),
    });
    const exited = once(child, 'exit');
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/healthz`), PATIENCE);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });

  it.each([
    { when: 'twice at a time, as from a process group and from the parent in it, counts once', isLater: false, code: 0 },
    { when: 'again later ends the process at once', isLater: true, code: 1 },
  ])('that comes $when', async ({ isLater, code }) => {
    const server = await startServer(dist);
    const running = connect(server.port, '127.0.0.1').on('error', () => {});
    await once(running, 'connect');
    running.write('GET /healthz HTTP/1.1\r\nHost: a\r\n');
    await fetch(`${server.origin}/healthz`);
    const stopping = server.line(({ msg }) => msg === 'stopping');
    server.kill('SIGINT');
    // The line itself may come later than what counts as the same time.
    if (isLater) await stopping.then(() => setTimeout(1100));
    server.kill('SIGTERM');
    await stopping;
    const refused = connect(server.port, '127.0.0.1');
    await once(refused, 'error');
    // Where the process is to end at once, nothing else lets it end.
    if (code === 0) {
      running.write('\r\n');
      expect(await readAll(running)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    }
    expect(await server.exited).toBe(code);
  });
});

async function readAll(socket: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}
