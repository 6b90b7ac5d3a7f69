import { randomInt } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { type Connection, type Engine, StoreError } from './engine.ts';
import { dropClaims } from './housekeeping.ts';
import { migrate } from './migrations.ts';
import type { HubDatabase } from './schema.ts';
import { forKysely } from './sqlite-database.ts';
import { isBusy, isDamaged, StoreLostError } from './sqlite-errors.ts';
import { createPrivateFile, setAside, watchPlace } from './sqlite-files.ts';
import { lockOwner, ownerFile } from './sqlite-owner.ts';

/** Before it two connections that write and checkpoint at once could lose commits (sqlite.org/wal.html, the WAL-reset bug). */
const OLDEST_SQLITE = '3.51.3';

/** How long a statement waits for another process, in ms; the whole process stands still meanwhile, so others try again. */
const BUSY_TIMEOUT = 10;

export function sqliteEngine(now: () => number): Engine {
  return {
    name: 'sqlite',
    now: () => sql`${now()}`,
    idColumn: sql`integer primary key autoincrement`,
    blobColumn: sql`blob`,
    // The transaction is the only one that writes.
    lockWrites: async () => {},
  };
}

/**
 * Opens the file and makes it where there was none before; sets aside what is damaged and throws `StoreLostError`. Claims
 * of others than `claim` end where no other process uses the file.
 */
export async function openSqlite(file: string, now: () => number, claim = ''): Promise<Connection> {
  assertVersion();
  try {
    return await openOwned(file, now, claim);
  } catch (error) {
    if (error instanceof StoreLostError)
      throw new StoreLostError(`${error.message}${removeLost(file)}; start anew or with a backup: npm run hub -- reset`, {
        cause: error,
      });
    if (error instanceof StoreError || isBusy(error)) throw error;
    throw new StoreError(`${file} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

/** Sets aside what is there, and tells where it is now. */
function removeLost(file: string): string {
  try {
    const aside = setAside(existsSync(file) ? realpathSync(file) : file);
    return aside === undefined ? '' : `, and set aside as ${aside}`;
  } catch (error) {
    return `, and cannot be set aside (${(error as Error).message})`;
  }
}

async function openOwned(path: string, now: () => number, claim: string): Promise<Connection> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const wasUsed = existsSync(ownerFile(path));
  if (!existsSync(path)) {
    if (wasUsed) throw new StoreLostError(`${path} is missing`);
    createPrivateFile(path);
  }
  // What belongs to a file is beside it, not beside a link to it.
  const file = realpathSync(path);
  if (!statSync(file).isFile()) throw new StoreError(`${path} is not a file`);
  if (wasUsed) assertOurs(file);
  const connection = await openFile(file, now);
  try {
    const lock = await lockOwner(path, () => connection.db.transaction().execute((trx) => dropClaims(trx, claim)));
    return { ...connection, close: () => connection.close().finally(() => lock.close()) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Throws `StoreLostError` where a file is damaged or not a store; leaves all of it as it is. */
export function assertOurs(file: string): void {
  if (statSync(file).size === 0) throw new StoreLostError(`${file} is empty`);
  // Closing a file ends the locks that this process has on it: before it is a database here.
  const number = readNumberInFile(file);
  // One that can write puts the log, which may be another file's, into the file when it closes.
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
  try {
    const [fault] = database.prepare('pragma quick_check(1)').all();
    if (fault?.quick_check !== 'ok') throw new StoreLostError(`${file} is damaged: ${fault?.quick_check}`);
    const isOurs = database.prepare("select 1 from sqlite_schema where name = 'hub_schema'").get() !== undefined;
    if (!isOurs) throw new StoreLostError(`${file} is not the store of a hub`);
    if (readNumber(database) !== number) throw new StoreLostError(`${file}-wal is of another file`);
  } catch (error) {
    throw asLost(error, file);
  } finally {
    database.close();
  }
}

/** SQLite takes whatever lies beside a file for its log. A number of the store's own, made before there is a log, tells. */
function writeNumber(database: DatabaseSync): void {
  database.exec('begin immediate');
  // Another process may have been quicker.
  if (readNumber(database) === 0) database.exec(`pragma application_id = ${randomInt(1, 2 ** 31)}`);
  database.exec('commit');
}

function readNumber(database: DatabaseSync): unknown {
  return database.prepare('pragma application_id').get()?.application_id;
}

/** What the file says without its log (sqlite.org/fileformat2.html, section 1.3). */
function readNumberInFile(file: string): number {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(4);
    readSync(descriptor, bytes, 0, 4, 68);
    return bytes.readInt32BE();
  } finally {
    closeSync(descriptor);
  }
}

function asLost(error: unknown, file: string): unknown {
  return isDamaged(error) ? new StoreLostError(`${file} is damaged: ${(error as Error).message}`, { cause: error }) : error;
}

async function openFile(file: string, now: () => number): Promise<Connection> {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    if (statSync(file).size === 0) writeNumber(database);
    // Every commit is on the disk before it is told; a write-ahead log alone would lose the last ones with the power.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    const db = new Kysely<HubDatabase>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
    const engine = sqliteEngine(now);
    await migrate({ db, engine });
    return { db, engine, assertInPlace: watchPlace(database, file), close: () => db.destroy() };
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

/** Puts a new store in the file's place, empty or a copy of a backup; whatever was there is set aside. */
export async function replaceSqlite(path: string, backup: string | undefined): Promise<string | undefined> {
  assertVersion();
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = existsSync(path) ? realpathSync(path) : path;
  const made = `${file}.new-${process.pid}`;
  try {
    if (backup !== undefined) assertOurs(backup);
    createPrivateFile(made);
    if (backup !== undefined) await copyDatabase(backup, made);
    const { db, close } = await openFile(made, Date.now);
    // Those in a backup are of its time.
    await db.transaction().execute((trx) => dropClaims(trx, ''));
    await close();
    createPrivateFile(ownerFile(path));
    const model = existsSync(file) ? file : dirname(file);
    for (const each of [made, ownerFile(path)]) giveToOwnerOf(model, each);
    const aside = setAside(file);
    renameSync(made, file);
    return aside;
  } finally {
    rmSync(made, { force: true });
  }
}

/** Root may mend the store of a server that runs as somebody else. */
function giveToOwnerOf(model: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(model);
  chownSync(file, uid, gid);
}

/** Copies a database with what its write-ahead log holds. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const { backup } = await import('node:sqlite');
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
}
