import { randomInt } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { StoreError } from '../engine.ts';
import { asLost, BUSY_TIMEOUT, damaged, isBusy, StoreLostError } from './errors.ts';

/** Throws `StoreError` where a file is a database, but of something else, and leaves it as it is. */
export function assertNotForeign(file: string): void {
  if (isForeign(file)) throw new StoreError(`${file} is a database of something else; use another DATABASE_URL`);
}

function isForeign(file: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(addressOf(file), { readOnly: true, timeout: BUSY_TIMEOUT });
    return database.prepare('select 1 from sqlite_schema').get() !== undefined && !isStore(database);
  } catch (error) {
    if (isBusy(error)) throw error;
    // What cannot be read is nobody's.
    return false;
  } finally {
    database?.close();
  }
}

/** Without a log no hub has it open, and the file is all there is; `immutable` keeps SQLite from making one (sqlite.org/uri.html). */
function addressOf(file: string): URL {
  const url = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) url.searchParams.set('immutable', '1');
  return url;
}

function isStore(database: DatabaseSync): boolean {
  return database.prepare("select 1 from sqlite_schema where name = 'hub_schema'").get() !== undefined;
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
    if (fault?.quick_check !== 'ok') throw damaged(file, String(fault?.quick_check).replace('*** in database main ***', ''));
    if (!isStore(database)) throw new StoreLostError(`${file} is not the store of a hub`);
    if (readNumber(database) !== number) throw new StoreLostError(`${file}-wal is of another file`);
  } catch (error) {
    throw asLost(error, file);
  } finally {
    database.close();
  }
}

/** SQLite takes whatever lies beside a file for its log. A number of the store's own, made before there is a log, tells. */
export function writeNumber(database: DatabaseSync): void {
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
