import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import { backUp } from '../../../src/hub/operator/backup.ts';
import { SCHEMA } from '../../../src/hub/store/migrations.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../../support/content/content.ts';
import { freshFile, madeFile, openFile } from '../../support/databases/sqlite-file.ts';
import { holdSqlite } from '../../support/databases/sqlite-process.ts';
import { startCallback } from '../../support/hub/callback-server.ts';
import { ALL_DUE, type HubServer, IN_ORDER, runSql, startOnFile, WITHOUT_STORE } from '../../support/hub/server.ts';
import { subscriptionRows } from '../../support/hub/stores.ts';
import { deliveriesOf } from '../../support/hub/websub.ts';

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

describe('a fault while the server runs is over by itself', () => {
  /** Subscribes one callback before a fault and one after it. Both must get the next version once. */
  async function endure(file: string, fault: (server: HubServer) => Promise<() => unknown>): Promise<HubServer> {
    const [first, second] = [await startCallback(), await startCallback()];
    const server = await startOnFile(file);
    await server.subscribe(`${first.origin}/`);
    const cure = await fault(server);
    await server.stands(WITHOUT_STORE);
    const refused = await server.ask(`${second.origin}/`);
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('content-type')]).toEqual([
      503,
      '5',
      'text/plain; charset=utf-8',
    ]);
    await cure();
    await server.stands(IN_ORDER);
    await server.subscribe(`${second.origin}/`);
    runSql(file, ALL_DUE);
    for (const callback of [first, second]) await callback.waitFor(({ method }) => method === 'POST');
    await server.stands(IN_ORDER);
    expect([deliveriesOf(first).length, deliveriesOf(second).length]).toEqual([1, 1]);
    return server;
  }

  it('another process holds the file', async () => {
    const file = await freshFile();
    const server = await endure(file, async () => {
      const holder = await holdSqlite(file, 'begin immediate');
      return holder.end;
    });
    expect(server.problems()).toEqual(['another process holds the store']);
    expect(await server.stop()).toBe(0);
  });

  it('the disk is full', async (context) => {
    const { folder } = await mountSmall(context, 'size=2m');
    const file = join(folder, 'hub.sqlite');
    const ballast = join(folder, 'ballast');
    const server = await endure(file, async () => {
      expect(() => writeFileSync(ballast, Buffer.alloc(4 * 1024 * 1024))).toThrow('ENOSPC');
      return () => rmSync(ballast);
    });
    expect(server.problems().at(0)).toMatch(/full|disk I\/O/);
  });

  it('the log is deleted: nothing of it is lost', async () => {
    const file = await freshFile();
    const callback = await startCallback();
    const server = await startOnFile(file);
    await server.subscribe(`${callback.origin}/`);
    rmSync(`${file}-wal`);
    await server.line(({ msg }) => String(msg).startsWith("the hub's store cannot"));
    await server.stands(IN_ORDER);
    server.kill('SIGKILL');
    await server.exited;
    expect(await subscriptionRows(await openFile(file))).toHaveLength(1);
  });
});

it('a backup onto a full disk names the backup, not the store, and leaves nothing', async (context) => {
  const { folder } = await mountSmall(context, 'size=16k');
  const target = join(folder, 'copy.sqlite');
  const backup = backUp({ kind: 'sqlite', file: await madeFile() }, target);
  await expect(backup).rejects.toThrow(`${target} cannot be written: database or disk is full`);
  expect(readdirSync(folder)).toEqual([]);
});

describe('a store that cannot be opened on start', () => {
  it('a folder in its place: one line, and reads go on until it can', async () => {
    const file = await freshFile();
    await mkdir(file, { recursive: true });
    const server = await startOnFile(file);
    await server.stands(WITHOUT_STORE);
    expect(server.problems()).toEqual([`${file} is not a file`]);
    rmSync(file, { recursive: true });
    await server.stands(IN_ORDER);
    expect(await server.stop()).toBe(0);
  });

  it('a newer schema: nothing is changed until the version fits', async () => {
    const file = await madeFile();
    runSql(file, 'update hub_schema set version = 99');
    const server = await startOnFile(file);
    await server.stands(WITHOUT_STORE);
    expect(server.problems()).toEqual([expect.stringContaining('the store has schema 99, made by a newer version')]);
    runSql(file, `update hub_schema set version = ${SCHEMA}`);
    await server.stands(IN_ORDER);
  });

  it('a read-only file system: until it can be written', async (context) => {
    const { folder, remount } = await mountSmall(context, 'size=2m,ro');
    const file = join(folder, 'hub.sqlite');
    const server = await startOnFile(file);
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
});
