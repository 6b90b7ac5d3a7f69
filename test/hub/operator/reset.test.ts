import { readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp } from '../../../src/hub/operator/backup.ts';
import { withStore } from '../../../src/hub/operator/open-beside.ts';
import { reset, resetLines, resetRecord } from '../../../src/hub/operator/reset.ts';
import { type Connection, StoreError } from '../../../src/hub/store/engine.ts';
import { makeFolder } from '../../support/content/content.ts';
import { openFile } from '../../support/databases/sqlite-file.ts';
import { editionOf } from '../../support/hub/hub.ts';
import { runSql } from '../../support/hub/store-file.ts';
import { closedStore, storeInFolder, subscriptionRows } from '../../support/hub/stores.ts';

it('sets the file aside whole, and leaves an empty store', async () => {
  const { file, address } = await closedStore();
  const done = await reset(address, undefined);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await subscriptionRows(await openFile(file))).toEqual([]);
  expect(await subscriptionRows(await openFile(done.setAside ?? ''))).toHaveLength(1);
  expect(resetRecord(done)).toEqual({ store: file, set_aside: done.setAside, from: null });
});

it("puts a backup in the file's place, in which nothing is claimed any more", async () => {
  const { folder, file, address, store } = await storeInFolder();
  await store.recordEdition(editionOf(2));
  expect(await store.claimAll()).toHaveLength(1);
  await store.accept({ callback: 'https://asks.example/' });
  const backup = await backUp(address, join(folder, 'backup.sqlite'));
  await store.close();
  const done = await reset(address, backup);
  expect(resetLines(done)[0]).toBe(`${file} holds what the backup ${backup} held.`);
  expect(resetLines(done).join()).not.toContain('Nobody is subscribed');
  // It is not opened as a server does, because that would end the claims.
  const read = <T>(query: (db: Connection['db']) => Promise<T>) => withStore(address, 'read', ({ db }) => query(db));
  expect(await read((db) => db.selectFrom('subscription').select(['claim', 'next_attempt_at']).execute())).toEqual([
    { claim: null, next_attempt_at: 0 },
  ]);
  const waiting = (db: Connection['db']) =>
    db.selectFrom('request').select(['claim', 'claimed_until']).where('outcome', 'is', null).execute();
  expect(await read(waiting)).toEqual([{ claim: null, claimed_until: 0 }]);
});

it('says what is undone by what a backup holds, because a copy of the file may be newer', async () => {
  const { file: backup } = await closedStore();
  const at = Date.UTC(2026, 10, 2, 3, 30);
  runSql(
    backup,
    `update topic set changed_at = ${at - 3000}; update subscription set last_attempt_at = ${at - 2000}, expires_at = ${at} + lease_seconds * 1000;
     update request set created_at = ${at - 1000}`,
  );
  const done = await reset({ kind: 'sqlite', file: join(await makeFolder(), 'hub.sqlite') }, backup);
  expect(resetLines(done, at + 3 * 86_400_000)).toContainEqual(
    expect.stringMatching(/^The newest in it is from 3 d ago, 2026-11-02 03:30 UTC\. What happened since is undone: /),
  );
});

it('makes nothing beside a backup, which may be where nobody can write', async () => {
  const { folder, file: backup } = await closedStore();
  const before = readdirSync(folder);
  const file = join(await makeFolder(), 'hub.sqlite');
  await reset({ kind: 'sqlite', file }, backup);
  expect(readdirSync(folder)).toEqual(before);
  expect(await subscriptionRows(await openFile(file))).toHaveLength(1);
});

it('changes nothing where the backup is none', async () => {
  const { folder, file, address } = await closedStore();
  writeFileSync(join(folder, 'garbage.sqlite'), 'x'.repeat(5000));
  writeFileSync(join(folder, 'empty.sqlite'), '');
  const before = readdirSync(folder);
  await expect(reset(address, join(folder, 'none.sqlite'))).rejects.toThrow(
    `there is no backup at ${join(folder, 'none.sqlite')}`,
  );
  await expect(reset(address, folder)).rejects.toThrow(new StoreError(`${folder} is not a file`));
  await expect(reset(address, join(folder, 'empty.sqlite'))).rejects.toThrow('empty.sqlite is empty');
  await expect(reset(address, join(folder, 'garbage.sqlite'))).rejects.toThrow('garbage.sqlite is damaged');
  expect(readdirSync(folder)).toEqual(before);
  expect(await subscriptionRows(await openFile(file))).toHaveLength(1);
});

it('makes nothing where no store was, unless with a backup', async () => {
  const folder = await makeFolder();
  const address = { kind: 'sqlite', file: join(folder, 'new', 'hub.sqlite') } as const;
  await expect(reset(address, undefined)).rejects.toThrow(
    `there is no store at ${address.file}; is this the server's folder, and its DATABASE_URL?`,
  );
  writeFileSync(join(folder, 'garbage'), 'x'.repeat(5000));
  await expect(reset(address, join(folder, 'garbage'))).rejects.toThrow('garbage is damaged');
  expect(readdirSync(folder)).toEqual(['garbage']);
  const { file: backup } = await closedStore();
  expect(await reset(address, backup)).toMatchObject({ store: address.file, setAside: null, from: backup });
  expect(await subscriptionRows(await openFile(address.file))).toHaveLength(1);
});

it('makes a store anew where one was lost', async () => {
  const { file, address } = await closedStore();
  rmSync(file);
  expect(await reset(address, undefined)).toEqual({ store: file, setAside: null, from: null, newestAt: null });
  expect(await subscriptionRows(await openFile(file))).toEqual([]);
});

it('leaves a database of something else alone', async () => {
  const file = join(await makeFolder(), 'hub.sqlite');
  runSql(file, 'create table notes (text)');
  await expect(reset({ kind: 'sqlite', file }, undefined)).rejects.toThrow('is a database of something else');
  expect(readdirSync(dirname(file))).toEqual(['hub.sqlite']);
});

it('says in one line that a folder is in the place of the file, or a file in that of the folder', async () => {
  const folder = await makeFolder({ data: 'a file' });
  for (const backup of [undefined, join(folder, 'data')]) {
    await expect(reset({ kind: 'sqlite', file: folder }, backup)).rejects.toThrow(new StoreError(`${folder} is not a file`));
    await expect(reset({ kind: 'sqlite', file: join(folder, 'data', 'hub.sqlite') }, backup)).rejects.toThrow(
      new StoreError(`${join(folder, 'data')} is not a folder`),
    );
  }
  expect(readdirSync(folder)).toEqual(['data']);
});

it('says in one line what the file system refuses', async () => {
  const file = join(await makeFolder(), 'a'.repeat(250));
  writeFileSync(file, '');
  await expect(reset({ kind: 'sqlite', file }, undefined)).rejects.toThrow(/a cannot be used: ENAMETOOLONG[^\n]*$/);
});

it('sets aside what a link leads to', async () => {
  const { file } = await closedStore();
  const link = join(await makeFolder(), 'link.sqlite');
  symlinkSync(file, link);
  const done = await reset({ kind: 'sqlite', file: link }, undefined);
  expect(done.setAside).toContain(`${file}.set-aside-`);
  expect(await subscriptionRows(await openFile(link))).toEqual([]);
});

it('names the tool that brings a PostgreSQL backup back', async () => {
  await expect(reset({ kind: 'postgres', url: 'postgres://h/d' }, 'x')).rejects.toThrow(
    'is brought back with pg_restore --clean --if-exists --no-owner --single-transaction -d "$DATABASE_URL" and',
  );
});
