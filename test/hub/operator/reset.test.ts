import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../../src/hub/operator/backup.ts';
import { withStore } from '../../../src/hub/operator/open-beside.ts';
import { reset, resetLines, resetRecord } from '../../../src/hub/operator/reset.ts';
import type { Connection } from '../../../src/hub/store/engine.ts';
import { openSqlite } from '../../../src/hub/store/sqlite.ts';
import { createHubStore } from '../../../src/hub/store/store.ts';
import { makeFolder } from '../../support/content.ts';
import { accept, claimAll, contentOf, STORE, subscribe, subscriptionRows } from '../../support/stores.ts';

async function open(file: string): Promise<Connection> {
  const connection = await openSqlite(file, Date.now, 'another');
  onTestFinished(() => connection.close());
  return connection;
}

async function storeIn(file: string) {
  const store = createHubStore({ ...STORE, open: () => openSqlite(file, Date.now), onState: () => {} });
  await store.opened;
  await store.recordEdition(contentOf(1));
  await subscribe(store);
  return store;
}

it('sets the file aside whole, and leaves an empty store', async () => {
  const file = join(await makeFolder(), 'hub.sqlite');
  await (await storeIn(file)).close();
  const done = await reset({ kind: 'sqlite', file }, undefined);
  expect(await subscriptionRows(await open(file))).toEqual([]);
  expect(await subscriptionRows(await open(done.setAside ?? ''))).toHaveLength(1);
  expect(resetRecord(done)).toEqual({ store: file, set_aside: done.setAside, from: null });
});

it("puts a backup in the file's place, in which nothing is claimed any more", async () => {
  const folder = await makeFolder();
  const file = join(folder, 'hub.sqlite');
  const store = await storeIn(file);
  await store.recordEdition(contentOf(2));
  expect(await claimAll(store)).toHaveLength(1);
  await accept(store, { callback: 'https://asks.example/' });
  const backup = await backUp({ kind: 'sqlite', file }, join(folder, 'backup.sqlite'));
  await store.close();
  const done = await reset({ kind: 'sqlite', file }, backup);
  expect(resetLines(done)[0]).toBe(`${file} holds what the backup ${backup} held.`);
  // Not as a server opens it: that would end the claims itself.
  const read = <T>(query: (db: Connection['db']) => Promise<T>) =>
    withStore({ kind: 'sqlite', file }, 'read', ({ db }) => query(db));
  expect(await read((db) => db.selectFrom('subscription').select(['claim', 'next_attempt_at']).execute())).toEqual([
    { claim: null, next_attempt_at: 0 },
  ]);
  const waiting = (db: Connection['db']) =>
    db.selectFrom('request').select(['claim', 'claimed_until']).where('outcome', 'is', null).execute();
  expect(await read(waiting)).toEqual([{ claim: null, claimed_until: 0 }]);
});

it('changes nothing where the backup is none', async () => {
  const folder = await makeFolder({ 'garbage.sqlite': 'x'.repeat(5000) });
  const file = join(folder, 'hub.sqlite');
  await (await storeIn(file)).close();
  writeFileSync(join(folder, 'empty.sqlite'), '');
  const before = readdirSync(folder);
  const address = { kind: 'sqlite', file } as const;
  await expect(reset(address, join(folder, 'none.sqlite'))).rejects.toThrow(
    `there is no backup at ${join(folder, 'none.sqlite')}`,
  );
  await expect(reset(address, join(folder, 'empty.sqlite'))).rejects.toThrow('empty.sqlite is empty');
  await expect(reset(address, join(folder, 'garbage.sqlite'))).rejects.toThrow('garbage.sqlite is damaged');
  expect(readdirSync(folder)).toEqual(before);
  expect(await subscriptionRows(await open(file))).toHaveLength(1);
});

it('makes a store where none was, also behind a link', async () => {
  const folder = await makeFolder();
  const file = join(folder, 'new', 'hub.sqlite');
  expect(await reset({ kind: 'sqlite', file }, undefined)).toEqual({ store: file, setAside: null, from: null });
  const link = join(folder, 'link.sqlite');
  symlinkSync(file, link);
  const done = await reset({ kind: 'sqlite', file: link }, undefined);
  expect(done.setAside).toContain(join('new', 'hub.sqlite.set-aside-'));
  expect(await subscriptionRows(await open(link))).toEqual([]);
});

it('names the tool that brings a PostgreSQL backup back', async () => {
  await expect(reset({ kind: 'postgres', url: 'postgres://h/d' }, 'x')).rejects.toThrow('pg_restore');
});
