import { hash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { storeName, withStore } from '../../../src/hub/operator/open-beside.ts';
import { StoreError } from '../../../src/hub/store/engine.ts';
import { SCHEMA } from '../../../src/hub/store/migrations.ts';
import { openFile } from '../../support/databases/sqlite-file.ts';
import { editionOf } from '../../support/hub/hub.ts';
import { runSql } from '../../support/hub/store-file.ts';
import { closedStore, storeInFolder, subscriptionRows } from '../../support/hub/stores.ts';

function digest(file: string): string {
  return hash('sha256', readFileSync(file));
}

it('reading changes no byte, not even what a killed server left in its log', async () => {
  const { file, store, address, folder } = await storeInFolder();
  // As after SIGKILL: the log exists, and nobody has it open.
  const killed = join(folder, 'killed.sqlite');
  for (const ending of ['', '-wal']) copyFileSync(file + ending, killed + ending);
  await store.close();
  const before = [digest(killed), digest(`${killed}-wal`)];
  const rows = await withStore({ kind: 'sqlite', file: killed }, 'read', (connection) => subscriptionRows(connection));
  expect(rows).toHaveLength(1);
  expect([digest(killed), digest(`${killed}-wal`)]).toEqual(before);
  expect(existsSync(`${killed}-owner`)).toBe(false);
  expect(await subscriptionRows(await openFile(killed))).toHaveLength(1);
  await expect(withStore(address, 'read', ({ db }) => db.deleteFrom('request').execute())).rejects.toThrow('readonly');
});

it('leaves the claims of a running server alone, and its lock', async () => {
  const { store, address } = await storeInFolder();
  await store.recordEdition(editionOf(2));
  await store.claimAll();
  await store.accept({ callback: 'https://asks.example/' });
  const claims = ({ db }: Parameters<typeof subscriptionRows>[0]) =>
    sql`select claim from subscription union all select claim from request where outcome is null`.execute(db);
  const { rows } = await withStore(address, 'write', claims);
  expect(rows).toEqual([{ claim: expect.any(String) }, { claim: expect.any(String) }]);
  expect(await store.claimAll()).toEqual([]);
});

it('waits for a server that is writing', async () => {
  const { file, address } = await closedStore();
  const writer = new DatabaseSync(file);
  onTestFinished(() => writer.close());
  writer.exec('begin immediate');
  expect(await withStore(address, 'read', (connection) => subscriptionRows(connection))).toHaveLength(1);
  await expect(withStore(address, 'write', ({ db }) => sql`update hub_schema set version = 1`.execute(db))).rejects.toThrow(
    `${file} is held by another process; try again`,
  );
});

it('refuses a file that is no store, one of another schema, and one that is replaced meanwhile', async () => {
  const { file, address, folder } = await closedStore();
  const set = (version: number) => runSql(file, `update hub_schema set version = ${version}`);
  const look = () => withStore(address, 'read', async () => 'looked');
  expect(await look()).toBe('looked');
  set(99);
  await expect(look()).rejects.toThrow('was made by a newer version of this program');
  set(0);
  await expect(look()).rejects.toThrow('was made by an older version of this program; start the server once');
  set(SCHEMA);
  await expect(withStore(address, 'write', async () => renameSync(file, join(folder, 'moved')))).rejects.toThrow('was replaced');
  runSql(join(folder, 'other.sqlite'), 'create table t (x)');
  const lookAt = (name: string, access: 'read' | 'write') =>
    withStore({ kind: 'sqlite', file: join(folder, name) }, access, async () => 0);
  await expect(lookAt('other.sqlite', 'read')).rejects.toThrow('holds no store of a hub; look at DATABASE_URL');
  await expect(lookAt('other.sqlite', 'write')).rejects.toThrow('is a database of something else; use another DATABASE_URL');
  const before = readdirSync(folder);
  await expect(lookAt('none', 'write')).rejects.toThrow(`there is no store at ${join(folder, 'none')}; is this the server's`);
  await expect(lookAt('', 'read')).rejects.toThrow(new StoreError(`${folder} is not a file`));
  await expect(lookAt('other.sqlite/none', 'read')).rejects.toThrow(`${join(folder, 'other.sqlite')} is not a folder`);
  await expect(look()).rejects.toThrow(
    `${file} is missing; start anew or with a backup: npm run hub -- reset (or node dist/server/hub.mjs reset)`,
  );
  expect(readdirSync(folder)).toEqual(before);
});

it.each(['read', 'write'] as const)('says of a damaged page in one line what to do (%s)', async (access) => {
  const { file, address } = await closedStore();
  const database = new DatabaseSync(file);
  const [{ rootpage } = {}] = database.prepare("select rootpage from sqlite_schema where name = 'subscription'").all();
  database.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, (Number(rootpage) - 1) * 4096, Number(rootpage) * 4096);
  writeFileSync(file, bytes);
  await expect(withStore(address, access, (connection) => subscriptionRows(connection))).rejects.toThrow(
    /^\/.*hub\.sqlite is damaged: .+; start anew or with a backup: npm run hub -- reset \(or node dist\/server\/hub\.mjs reset\)$/,
  );
});

it('lets a defect through as it is', async () => {
  const { address } = await closedStore();
  const defect = new TypeError('a defect');
  await expect(
    withStore(address, 'read', async () => {
      throw defect;
    }),
  ).rejects.toBe(defect);
});

it('names a store without its password', () => {
  expect(storeName({ kind: 'sqlite', file: '/data/hub.sqlite' })).toBe('/data/hub.sqlite');
  expect(storeName({ kind: 'postgres', url: 'postgres://u:secret@db.example:5432/hub?password=x' })).toBe(
    'PostgreSQL at db.example:5432/hub',
  );
  expect(storeName({ kind: 'postgres', url: 'postgres://u@/hub' })).toBe('PostgreSQL at localhost/hub');
});
