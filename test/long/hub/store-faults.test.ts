import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, type TestContext } from 'vitest';
import { backUp } from '../../../src/hub/operator/backup.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../../support/content/content.ts';
import { madeFile, openFile } from '../../support/databases/sqlite-file.ts';
import { startCallback } from '../../support/hub/callback-server.ts';
import { ALL_DUE, IN_ORDER, startHubServer, WITHOUT_STORE } from '../../support/hub/server.ts';
import { runSql } from '../../support/hub/store-file.ts';

/** A folder on a file system of its own. Skips the test if none can be mounted. */
async function mountSmall({ skip }: TestContext, options: string): Promise<{ folder: string; remount(options: string): void }> {
  const folder = await makeFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    skip('no file system may be mounted here');
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return {
    folder,
    remount: (changed) => void execFileSync('mount', ['-o', `remount,${changed}`, folder]),
  };
}

it('the disk is full: 503 until it is not, and then each subscriber gets what is due, once', async (context) => {
  const { folder } = await mountSmall(context, 'size=2m');
  const file = join(folder, 'hub.sqlite');
  const ballast = join(folder, 'ballast');
  const [first, second] = [await startCallback(), await startCallback()];
  const server = await startHubServer(`file:${file}`);
  await server.subscribe(`${first.origin}/`);
  expect(() => writeFileSync(ballast, Buffer.alloc(4 * 1024 * 1024))).toThrow('ENOSPC');
  await server.stands(WITHOUT_STORE);
  const { status, headers } = await server.ask(`${second.origin}/`);
  expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([503, '5', 'text/plain; charset=utf-8']);
  rmSync(ballast);
  await server.stands(IN_ORDER);
  await server.subscribe(`${second.origin}/`);
  runSql(file, ALL_DUE);
  for (const callback of [first, second]) await callback.waitFor(({ method }) => method === 'POST');
  await server.stands(IN_ORDER);
  expect([first.deliveries().length, second.deliveries().length]).toEqual([1, 1]);
  expect(server.problems().at(0)).toMatch(/full|disk I\/O/);
});

it('a backup onto a full disk names the backup, not the store, and leaves nothing', async (context) => {
  const { folder } = await mountSmall(context, 'size=16k');
  const target = join(folder, 'copy.sqlite');
  const backup = backUp({ kind: 'sqlite', file: await madeFile() }, target);
  await expect(backup).rejects.toThrow(`${target} cannot be written: database or disk is full`);
  expect(readdirSync(folder)).toEqual([]);
});

it('a file system that is read-only on start: 503 until it can be written', async (context) => {
  const { folder, remount } = await mountSmall(context, 'size=2m,ro');
  const file = join(folder, 'hub.sqlite');
  const server = await startHubServer(`file:${file}`);
  await server.stands(WITHOUT_STORE);
  expect(server.problems()).toEqual([expect.stringContaining('EROFS')]);
  remount('rw');
  await server.stands(IN_ORDER);
  expect(await server.stop()).toBe(0);
  remount('ro');
  await expect(openSqlite(file, Date.now)).rejects.toThrow(`${file} cannot be used: `);
  remount('rw');
  await openFile(file);
  expect(readdirSync(folder).filter((name) => name.includes('set-aside'))).toEqual([]);
});
