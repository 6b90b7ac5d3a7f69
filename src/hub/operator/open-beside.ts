import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { type Connection, type Queries, StoreError } from '../store/engine.ts';
import { isDefect, messageOf } from '../store/keeper.ts';
import { SCHEMA } from '../store/migrations.ts';
import type { StoreAddress } from '../store/open.ts';
import { connectPostgres } from '../store/postgres.ts';
import { asLost, isBusy, StoreLostError, WAY_BACK } from '../store/sqlite/errors.ts';
import { assertPlace } from '../store/sqlite/files.ts';
import { assertNotForeign, assertOurs } from '../store/sqlite/identity.ts';
import { ownerFile } from '../store/sqlite/owner.ts';
import { connectSqlite } from '../store/sqlite/sqlite.ts';
import { OperatorError } from './operator-error.ts';

/** How long a statement waits while a server has the file locked, in ms. It may be long: nothing else happens in this process. */
const PATIENCE = 2000;

/**
 * Does a piece of work in a store that servers may be using. Unlike a server, it makes no file, changes no table, renames
 * nothing, ends no claim and holds no lock for long; with `read` it changes nothing at all. Throws `StoreError` where the
 * store cannot be used.
 */
export async function withStore<T>(
  address: StoreAddress,
  access: 'read' | 'write',
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  let connection: Connection | undefined;
  try {
    connection = address.kind === 'sqlite' ? openFile(address.file, access) : connectPostgres(address.url, () => {});
    await assertSchema(connection, storeName(address));
    const result = await work(connection);
    connection.assertInPlace();
    return result;
  } catch (error) {
    throw explain(error, storeName(address));
  } finally {
    await connection?.close();
  }
}

/** Says where a store is, without its password. */
export function storeName(address: StoreAddress): string {
  if (address.kind === 'sqlite') return resolve(address.file);
  const url = URL.parse(address.url.replace('@/', '@localhost/'));
  return url ? `PostgreSQL at ${url.host}${url.pathname}` : 'PostgreSQL';
}

/** Reads the store's clock, in ms since 1970. */
export async function readClock({ db, engine }: Queries): Promise<number> {
  const { now } = await db.selectNoFrom(engine.now().as('now')).executeTakeFirstOrThrow();
  return now;
}

/** Throws `StoreError` where there is no file; the message says why, as far as that can be known. */
export function assertThere(file: string): void {
  assertPlace(file);
  if (existsSync(file)) return;
  if (existsSync(ownerFile(file))) throw new StoreError(`${file} is missing; ${WAY_BACK}`);
  throw new StoreError(`there is no store at ${file}; is this the server's folder, and its DATABASE_URL?`);
}

function openFile(path: string, access: 'read' | 'write'): Connection {
  const file = resolve(path);
  // SQLite would make a file that is not there.
  assertThere(file);
  if (access === 'write') {
    assertNotForeign(file);
    // Writing to a damaged file would make it worse.
    assertOurs(file);
  }
  const inode = statSync(file).ino;
  // A read-only connection does not even move the write-ahead log into the file when it is closed.
  const database = new DatabaseSync(file, { timeout: PATIENCE, readOnly: access === 'read' });
  database.exec('pragma synchronous = full; pragma foreign_keys = on');
  const queries = connectSqlite(database, Date.now);
  return {
    ...queries,
    assertInPlace() {
      if (statSync(file, { throwIfNoEntry: false })?.ino !== inode)
        throw new StoreError(`${file} was replaced meanwhile; try again`);
    },
    async close() {
      await queries.db.destroy();
      // Kysely does not close a database that it has not used.
      if (database.isOpen) database.close();
    },
  };
}

async function assertSchema({ db }: Connection, name: string): Promise<void> {
  const version = await readSchema(db);
  if (version === undefined) throw new StoreError(`${name} holds no store of a hub; look at DATABASE_URL`);
  if (version < SCHEMA)
    throw new StoreError(`${name} was made by an older version of this program; start the server once, it brings it up to date`);
  if (version > SCHEMA) throw new StoreError(`${name} was made by a newer version of this program; use that version's command`);
}

async function readSchema(db: Connection['db']): Promise<number | undefined> {
  try {
    const { rows } = await sql<{ version: number }>`select version from hub_schema`.execute(db);
    return rows[0]?.version;
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    throw error;
  }
}

function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // 42P01 is PostgreSQL's code for a table that does not exist; SQLite has none for it.
  return ('code' in error && error.code === '42P01') || error.message.startsWith('no such table');
}

/** Turns an error of the database or of the system into a line for the operator; gives a mistake in our own code as it is. */
export function explain(error: unknown, name: string): unknown {
  const known = asLost(error, name);
  if (known instanceof StoreLostError) return new StoreError(`${known.message}; ${WAY_BACK}`, { cause: error });
  if (error instanceof StoreError || error instanceof OperatorError || isDefect(error)) return error;
  if (isBusy(error)) return new StoreError(`${name} is held by another process; try again`, { cause: error });
  return new StoreError(`${name} cannot be used: ${messageOf(error)}`, { cause: error });
}
