import { chownSync, existsSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { type Connection, type Queries, StoreError } from '../engine.ts';
import { migrate } from '../migrations.ts';
import { dropClaims } from '../queries/housekeeping.ts';
import { readNewest } from '../queries/overview.ts';
import type { HubDatabase } from '../schema.ts';
import { forKysely } from './database.ts';
import { asLost, BUSY_TIMEOUT, isBusy, StoreLostError, WAY_BACK } from './errors.ts';
import { assertPlace, createPrivateFile, makePrivateFolder, setAside, watchPlace } from './files.ts';
import { assertNotForeign, assertOurs, readAddress, writeNumber } from './identity.ts';
import { lockOwner, ownerFile } from './owner.ts';

/**
 * Older versions can lose commits when one connection writes while another one checkpoints (sqlite.org/wal.html, the WAL-reset
 * bug).
 */
const OLDEST_SQLITE = '3.51.3';

/** Prepares the store's queries for an open file. */
export function connectSqlite(database: DatabaseSync, now: () => number): Queries {
  return {
    db: new Kysely<HubDatabase>({ dialect: new SqliteDialect({ database: forKysely(database) }) }),
    engine: {
      now: () => sql`${now()}`,
      idColumn: sql`integer primary key autoincrement`,
      blobColumn: sql`blob`,
    },
  };
}

/**
 * Opens a store's file, and makes it where there never was one. A file that is damaged is renamed, and `StoreLostError` is
 * thrown. Where no other process uses the file, every claim but those of the instance `claim` ends: whoever made them is gone.
 */
export async function openSqlite(path: string, now: () => number, claim = ''): Promise<Connection> {
  assertVersion();
  const file = resolve(path);
  try {
    return await openOwned(file, now, claim);
  } catch (error) {
    if (error instanceof StoreLostError)
      throw new StoreLostError(`${error.message}${removeLost(file)}; ${WAY_BACK}`, { cause: error });
    if (error instanceof StoreError || isBusy(error)) throw error;
    throw new StoreError(`${file} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

/** Renames a lost file, or what is left of it. Gives the part of the message that says where it is now. */
function removeLost(file: string): string {
  const isThere = existsSync(file);
  try {
    // A file that was copied here alone has none. Without it the next opening would begin a new store.
    createPrivateFile(ownerFile(file));
    const aside = setAside(isThere ? realpathSync(file) : file);
    return aside === undefined ? '' : `, and ${isThere ? '' : 'its log is '}set aside as ${aside}`;
  } catch (error) {
    return `, and cannot be set aside (${(error as Error).message})`;
  }
}

async function openOwned(path: string, now: () => number, claim: string): Promise<Connection> {
  assertPlace(path);
  makePrivateFolder(dirname(path));
  const wasUsed = existsSync(ownerFile(path));
  if (!existsSync(path)) {
    if (wasUsed) throw new StoreLostError(`${path} is missing`);
    createPrivateFile(path);
  }
  // SQLite puts a file's log beside the file itself, not beside a link to it.
  const file = realpathSync(path);
  assertNotForeign(file);
  if (wasUsed) assertOurs(file);
  const connection = await openFile(file, now);
  try {
    const lock = await lockOwner(path, () => connection.db.transaction().execute((trx) => dropClaims(trx, claim)));
    return {
      ...connection,
      assertInPlace() {
        try {
          connection.assertInPlace();
        } catch (error) {
          // Whoever removed the file may have removed this one, too. Without it the next opening would begin a new store.
          if (error instanceof StoreLostError) createPrivateFile(ownerFile(path));
          throw error;
        }
      },
      close: () => connection.close().finally(() => lock.close()),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function openFile(file: string, now: () => number): Promise<Connection> {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    if (statSync(file).size === 0) writeNumber(database);
    // `full`: a commit is on the disk before it counts as done. Otherwise a power failure would lose the last commits.
    // `secure_delete`: what a review said that was taken back is overwritten, as it may be gone on somebody's request.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
    const queries = connectSqlite(database, now);
    await migrate(queries);
    return { ...queries, assertInPlace: watchPlace(database, file), close: () => queries.db.destroy() };
  } catch (error) {
    if (database.isOpen) database.close();
    throw asLost(error, file);
  }
}

function assertVersion(): void {
  const { sqlite = '0' } = process.versions;
  if (sqlite.localeCompare(OLDEST_SQLITE, 'en', { numeric: true }) < 0)
    throw new StoreError(`SQLite ${sqlite} can lose commits; ${OLDEST_SQLITE} or newer is needed, as in Node 24.15 and later`);
}

/**
 * Puts a new store in a file's place: an empty one, or a copy of a backup. Renames the file that was there. Gives its new name, and
 * the newest time in the backup.
 */
export async function replaceSqlite(
  place: string,
  backup: string | undefined,
): Promise<{ aside: string | undefined; newestAt: number | null }> {
  assertVersion();
  const path = resolve(place);
  for (const each of backup === undefined ? [path] : [path, backup]) assertPlace(each);
  if (backup !== undefined) assertOurs(backup, readAddress(backup));
  makePrivateFolder(dirname(path));
  const file = existsSync(path) ? realpathSync(path) : path;
  if (existsSync(file)) assertNotForeign(file);
  const made = `${file}.new-${process.pid}`;
  try {
    createPrivateFile(made);
    if (backup !== undefined) await copyDatabase(backup, made);
    const { db, close } = await openFile(made, Date.now);
    // The claims in a backup were made by instances of its time.
    await db.transaction().execute((trx) => dropClaims(trx, ''));
    const newestAt = await readNewest(db);
    await close();
    createPrivateFile(ownerFile(path));
    const model = existsSync(file) ? file : dirname(file);
    for (const each of [made, ownerFile(path)]) giveToOwnerOf(model, each);
    const aside = setAside(file);
    renameSync(made, file);
    return { aside, newestAt };
  } finally {
    rmSync(made, { force: true });
  }
}

/** Gives a file to the owner of another one: root may mend the store of a server that runs as another user. */
function giveToOwnerOf(model: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(model);
  chownSync(file, uid, gid);
}

/** Copies a database, including what only its write-ahead log holds. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const { backup } = await import('node:sqlite');
  const source = new DatabaseSync(readAddress(from), { readOnly: true });
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
}
