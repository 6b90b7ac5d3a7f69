import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../../src/hub/operator/backup.ts';
import { withStore } from '../../../src/hub/operator/open-beside.ts';
import { reset } from '../../../src/hub/operator/reset.ts';
import { root } from '../../support/build.ts';
import { makeFolder, write } from '../../support/content/content.ts';
import { authority } from '../../support/hub/authority.ts';
import { parameter, useCallback } from '../../support/hub/callback-server.ts';
import { subscribeForm } from '../../support/hub/hub.ts';
import { subscriptionRows } from '../../support/hub/stores.ts';
import { runNode } from '../../support/programs/run-node.ts';
import { sampleDist } from '../../support/shared.ts';
import { type RunningServer, startServer } from '../../support/sites/server.ts';
import { sharedFolder } from '../../support/temporary-folder.ts';

const callback = useCallback();

/** The operator's command, from source. */
const HUB = join(root, 'scripts', 'hub.ts');

/** A folder with the command of the build, and nothing else of it. */
const folder = sharedFolder();
const file = join(folder, 'hub.sqlite');
const address = { kind: 'sqlite', file } as const;
const settings = {
  DATABASE_URL: `file:${file}`,
  HUB_ALLOW_CALLBACK_NETS: '127.0.0.0/8',
  NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
};
/** The one of the build, which starts several times as fast. */
const BUILT_HUB = join(folder, 'dist', 'server', 'hub.mjs');
const hub = (...parameters: string[]) => runNode([BUILT_HUB, ...parameters], { cwd: folder, settings });

let server: RunningServer;

beforeAll(async () => {
  await write(folder, 'ca.pem', authority.ca);
  const dist = await sampleDist();
  await cp(join(dist, 'server'), join(folder, 'dist', 'server'), { recursive: true });
  server = await startServer(dist, settings);
});

afterAll(() => server.stop());

/** Asks for a subscription, and returns the status of the answer. */
async function subscribe(path: string): Promise<number> {
  const body = new URLSearchParams(subscribeForm(callback.origin + path, { 'hub.secret': 'known to nobody' }));
  return (await fetch(`${server.origin}/api/websub/hub`, { method: 'POST', body })).status;
}

/** The callbacks of all subscriptions. */
const callbacks = () => withStore(address, 'read', subscriptionRows).then((rows) => rows.map((row) => row.callback));

/** Waits until exactly these have subscribed. */
async function untilSubscribed(...paths: string[]): Promise<void> {
  await expect.poll(callbacks).toEqual(paths.map((path) => callback.origin + path));
}

it('lists and removes the subscriptions of a running server, and tells the subscriber', async () => {
  await subscribe('/removed?token=t');
  await untilSubscribed('/removed?token=t');
  const list = await hub('list');
  expect(list).toMatchObject({ code: 0, stderr: '' });
  expect(list.stdout).toMatch(
    /^ID {2}TOPIC {6}HOST {7}STATE {4}LAST OUTCOME {6}LEASE ENDS\n1 {3}\/feed\.xml {2}127\.0\.0\.1 {2}current {2}nothing sent yet {2}in 10 d, \d{4}-\d\d-\d\d \d\d:\d\d UTC\n\n\/api\/feed\.json: 0 subscriptions/,
  );
  expect(list.stdout).not.toContain('token');
  expect(await hub('remove', '1')).toEqual({
    code: 0,
    stdout: 'Removed 1 (127.0.0.1, /feed.xml); the subscriber was told.\n',
    stderr: '',
  });
  const denied = await callback.waitFor(({ target }) => target.startsWith('/removed') && target.includes('hub.mode=denied'));
  expect(parameter(denied, 'hub.reason')).toBe("removed by the hub's operator");
  expect(await callbacks()).toEqual([]);
});

it('a running server takes over a reset store, and a backup that is put in its place', async () => {
  await subscribe('/kept');
  await untilSubscribed('/kept');
  const backup = await backUp(address, join(folder, 'backup.sqlite'));
  await reset(address, undefined);
  // The first subscription may still reach the old store.
  await expect.poll(() => subscribe('/new')).toBe(202);
  await untilSubscribed('/new');
  await reset(address, backup);
  expect(await callbacks()).toEqual([`${callback.origin}/kept`]);
  await expect.poll(() => subscribe('/after')).toBe(202);
  await untilSubscribed('/after', '/kept');
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(readdirSync(folder).filter((name) => name.includes('.new-'))).toEqual([]);
});

it('says in one line why it cannot do its work', async () => {
  const empty = await makeFolder();
  const none = join(empty, 'hub.sqlite');
  expect(await runNode([HUB, 'list'], { settings: { DATABASE_URL: `file:${none}` } })).toEqual({
    code: 1,
    stdout: '',
    stderr: `there is no store at ${none}; is this the server's folder, and its DATABASE_URL?\n`,
  });
  expect(readdirSync(empty)).toEqual([]);
  expect((await runNode([BUILT_HUB, 'list'], { settings: { DATABASE_URL: 'mysql://secret' } })).stderr).toMatch(
    /^wrong settings: DATABASE_URL: allowed: [^\n]*\n$/,
  );
});
