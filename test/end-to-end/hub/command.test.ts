import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../../support/content/content.ts';
import { authority } from '../../support/hub/authority.ts';
import { type CallbackServer, startCallback } from '../../support/hub/callback-server.ts';
import { runHub } from '../../support/hub/command.ts';
import { ATOM, editionOf, sqliteInFolder, startHub } from '../../support/hub/hub.ts';
import { sampleDist } from '../../support/shared.ts';
import { type RunningServer, startServer } from '../../support/sites/server.ts';

let callback: CallbackServer;

beforeEach(async () => {
  callback = await startCallback();
});

/** A built server with a store of its own, and the command of the same build where nothing else is. */
async function start() {
  const folder = await makeFolder({ 'ca.pem': authority.ca });
  cpSync(join(await sampleDist(), 'server'), join(folder, 'dist', 'server'), { recursive: true });
  const settings = {
    DATABASE_URL: `file:${join(folder, 'hub.sqlite')}`,
    HUB_ALLOW_CALLBACK_NETS: '127.0.0.0/8',
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
  };
  const server = await startServer(await sampleDist(), settings);
  onTestFinished(async () => void (await server.stop()));
  const program = join(folder, 'dist', 'server', 'hub.mjs');
  return { folder, server, hub: (...parameters: string[]) => runHub(parameters, settings, { program, cwd: folder }) };
}

async function subscribe(server: RunningServer, path: string): Promise<number> {
  const body = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.topic': ATOM,
    'hub.callback': callback.origin + path,
    'hub.secret': 'known to nobody',
  });
  const { status } = await fetch(`${server.origin}/api/websub/hub`, { method: 'POST', body });
  if (status === 202) await server.line(({ msg, result }) => msg === 'verification' && result === 'subscribed');
  return status;
}

it('shows and removes the subscriptions of a running server, and tells the subscriber', async () => {
  const { server, hub } = await start();
  await subscribe(server, '/removed?token=t');
  const list = await hub('list');
  expect(list).toMatchObject({ code: 0, stderr: '' });
  expect(list.stdout).toMatch(
    /^ID {2}TOPIC {6}HOST {7}STATE {4}LAST OUTCOME {6}LEASE ENDS\n1 {3}\/feed\.xml {2}127\.0\.0\.1 {2}current {2}nothing sent yet {2}in 10 d, \d{4}-\d\d-\d\d \d\d:\d\d UTC\n\n\/api\/feed\.json: 0 subscriptions/,
  );
  expect(list.stdout).not.toContain('token');
  const show = await hub('show', '1');
  expect(show.stdout).toContain(`${callback.origin}/removed?token=t\n`);
  expect(show.stdout).toMatch(/subscribe +\/feed\.xml +verified\n$/);
  expect(show.stdout).not.toContain('known to nobody');
  expect(await hub('remove', '1')).toEqual({
    code: 0,
    stdout: 'Removed 1 (127.0.0.1, /feed.xml); the subscriber was told.\n',
    stderr: '',
  });
  const denied = await callback.waitFor(({ target }) => target.startsWith('/removed') && target.includes('hub.mode=denied'));
  expect(new URL(denied.target, callback.origin).searchParams.get('hub.reason')).toBe("removed by the hub's operator");
  expect((await hub('show', '1')).code).toBe(1);
});

it('a running server takes over a reset store, and a backup that is put in its place', async () => {
  const { folder, server, hub } = await start();
  await subscribe(server, '/kept');
  const backup = join(folder, 'backup.sqlite');
  expect((await hub('backup', backup)).code).toBe(0);
  const isReset = await hub('reset', '--yes');
  expect(isReset).toMatchObject({ code: 0, stderr: '' });
  expect(isReset.stdout).toMatch(/hub\.sqlite is empty now\.\nWhat was there is in .*hub\.sqlite\.set-aside-/);
  // The first one may still find the store that was.
  await expect.poll(() => subscribe(server, '/new'), { timeout: 15_000 }).toBe(202);
  await expect.poll(async () => (await hub('list', '--json')).stdout, { timeout: 15_000 }).toContain('"id": 1');
  const isBack = await hub('reset', '--yes', '--from', backup, '--json');
  expect(JSON.parse(isBack.stdout)).toMatchObject({ from: backup, set_aside: expect.stringContaining('set-aside') });
  expect((await hub('show', '1', '--json')).stdout).toContain('/kept');
  await expect.poll(() => subscribe(server, '/after'), { timeout: 15_000 }).toBe(202);
  await expect.poll(async () => (await hub('list')).stdout, { timeout: 15_000 }).toContain('/feed.xml: 2 subscriptions');
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(readdirSync(folder).filter((name) => name.includes('.new-'))).toEqual([]);
});

it('a running hub tries at once what was waiting for its next try', async () => {
  const folder = await makeFolder();
  const hub = await startHub({ open: await sqliteInFolder(folder), retryMs: [600_000, 600_000] });
  const run = (...parameters: string[]) => runHub(parameters, { DATABASE_URL: `file:${join(folder, 'hub.sqlite')}` });
  await hub.post({ 'hub.mode': 'subscribe', 'hub.topic': ATOM, 'hub.callback': `${callback.origin}/retried` });
  await hub.event('verification');
  callback.answerWith((_, response) => response.writeHead(500).end());
  await hub.publish(editionOf(2));
  await hub.event('delivery', ({ result }) => result === 'failed');
  await expect
    .poll(async () => (await run('list')).stdout, { timeout: 10_000 })
    .toMatch(/ {2}retry in 1\d min \(1 failure\) {2}status 500, /);
  callback.answerWith((_, response) => response.writeHead(204).end());
  expect(await run('retry', '1')).toEqual({
    code: 0,
    stdout: '1: is due now\nA running server sends what is due within two seconds.\n',
    stderr: '',
  });
  await hub.event('delivery', ({ result }) => result === 'acknowledged');
  const { code, stdout, stderr } = await run('retry', '1', '7');
  expect([code, stderr]).toEqual([1, 'there is no subscription 7; hub list shows those that there are\n']);
  expect(stdout).toBe('1: is not due: it has the newest version\n');
});

it('says in one line why it cannot do its work', async () => {
  const folder = await makeFolder();
  const file = join(folder, 'hub.sqlite');
  const hub = (...parameters: string[]) => runHub(parameters, { DATABASE_URL: `file:${file}` });
  expect(await hub('list')).toEqual({
    code: 1,
    stdout: '',
    stderr: `there is no store at ${file}; is this the server's folder, and its DATABASE_URL?\n`,
  });
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, 'no database at all'.repeat(100));
  expect((await hub('list')).stderr).toBe(
    `${file} is damaged: file is not a database; start anew or with a backup: npm run hub -- reset\n`,
  );
  expect(readdirSync(folder)).toEqual(['hub.sqlite']);
  expect((await hub('shwo')).stderr).toBe(
    "error: unknown command 'shwo'\n(Did you mean show?)\nThere are list, show, retry, remove, backup, reset; hub --help says more.\n",
  );
  expect((await runHub(['list'], { DATABASE_URL: 'mysql://secret' })).stderr).toMatch(
    /^wrong settings: DATABASE_URL: allowed: [^\n]*\n$/,
  );
});
