import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../../src/hub/operator/backup.ts';
import { openFile } from '../../support/databases/sqlite-file.ts';
import { storeInFolder, subscriptionRows } from '../../support/hub/stores.ts';

/** Says when it watches, and the number of subscriptions in the file when that appears. */
const WATCHER = `
const { existsSync } = require('node:fs');
const { DatabaseSync } = require('node:sqlite');
const { parentPort, workerData } = require('node:worker_threads');
parentPort.postMessage('watches');
while (!existsSync(workerData));
parentPort.postMessage(new DatabaseSync(workerData, { readOnly: true }).prepare('select count(*) as n from subscription').get().n);
`;

it('writes what is there at this moment, for the owner alone, while a server works', async () => {
  const { folder, store, address } = await storeInFolder();
  const subscribing = Promise.all(Array.from({ length: 50 }, (_, n) => store.subscribe({ callback: `https://a.example/${n}` })));
  const backup = await backUp(address, join(folder, "it's a backup.sqlite"));
  await subscribing;
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const copy = await openFile(backup);
  expect((await subscriptionRows(copy)).length).toBeLessThanOrEqual(51);
  expect(await copy.db.selectFrom('topic').select('sequence').execute()).toEqual([{ sequence: 1 }, { sequence: 1 }]);
});

it('has no file before it is whole, as its process may be killed at any moment', async () => {
  const { folder, store, address } = await storeInFolder();
  await store.subscribe();
  const target = join(folder, 'backup.sqlite');
  const watcher = new Worker(WATCHER, { eval: true, workerData: target });
  onTestFinished(async () => void (await watcher.terminate()));
  await once(watcher, 'message');
  const seen = once(watcher, 'message');
  await backUp(address, target);
  expect(await seen).toEqual([1]);
});

it('writes over nothing, and leaves nothing where it fails', async () => {
  const { folder, address } = await storeInFolder();
  writeFileSync(join(folder, 'there'), 'precious');
  await expect(backUp(address, join(folder, 'there'))).rejects.toThrow(
    `${join(folder, 'there')} is there already; name a new file`,
  );
  await expect(backUp(address, join(folder, 'no', 'folder'))).rejects.toThrow('cannot be written: ENOENT');
  await expect(backUp({ kind: 'sqlite', file: join(folder, 'none') }, join(folder, 'new'))).rejects.toThrow(
    'there is no store at',
  );
  expect(readdirSync(folder)).not.toContain('new');
});

it('opens no file that somebody else has put there, who could read the secrets in it', async () => {
  const { folder, address } = await storeInFolder();
  const theirs = join(folder, `.backup.sqlite-${process.pid}.part`);
  writeFileSync(theirs, 'theirs', { mode: 0o644 });
  const backup = await backUp(address, join(folder, 'backup.sqlite'));
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(readFileSync(theirs, 'utf8')).toBe('theirs');
});

it('names the tool for PostgreSQL', async () => {
  await expect(backUp({ kind: 'postgres', url: 'postgres://h/d' }, 'x')).rejects.toThrow('pg_dump');
});
