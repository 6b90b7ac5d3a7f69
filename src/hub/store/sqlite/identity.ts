import { randomInt } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { StoreError } from '../engine.ts';
import { asLost, BUSY_TIMEOUT, damaged, isBusy, StoreLostError } from './errors.ts';

/** Throws `StoreError` where a file is the database of another program. Changes nothing. */
export function assertNotForeign(file: string): void {
  if (isForeign(file)) throw new StoreError(`${file} is a database of something else; use another DATABASE_URL`);
}

function isForeign(file: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(readAddress(file), { readOnly: true, timeout: BUSY_TIMEOUT });
    return database.prepare('select 1 from sqlite_schema').get() !== undefined && !isStore(database);
  } catch (error) {
    if (isBusy(error)) throw error;
    // A file that cannot be read as a database belongs to no other program either.
    return false;
  } finally {
    database?.close();
  }
}

/**
 * The address of a file that is to be read without a write beside it. Where it has no log, no hub has it open; `immutable` then
 * keeps SQLite from making a log (sqlite.org/uri.html).
 */
export function readAddress(file: string): URL {
  const url = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) url.searchParams.set('immutable', '1');
  return url;
}

function isStore(database: DatabaseSync): boolean {
  return database.prepare("select 1 from sqlite_schema where name = 'hub_schema'").get() !== undefined;
}

/** Throws `StoreLostError` where a file is damaged or is not the store of a hub. `address`: where it is opened for that. */
export function assertOurs(file: string, address: string | URL = file): void {
  if (statSync(file).size === 0) throw new StoreLostError(`${file} is empty`);
  // This comes before the file is opened as a database: closing it would end the locks of that (fcntl(2)).
  const number = readNumberInFile(file);
  // Read-only, because a connection that can write moves the log into the file when it closes, and the log may be of another
  // file.
  const database = new DatabaseSync(address, { readOnly: true, timeout: BUSY_TIMEOUT });
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

/**
 * Gives a new store a random number. SQLite takes any log that stands beside a file for that file's own. Because the number
 * is written before there is a log, it shows whether the two belong together: the file alone and the file with its log then
 * say the same number.
 */
export function writeNumber(database: DatabaseSync): void {
  database.exec('begin immediate');
  // Another process may have written one meanwhile.
  if (readNumber(database) === 0) database.exec(`pragma application_id = ${randomInt(1, 2 ** 31)}`);
  database.exec('commit');
}

function readNumber(database: DatabaseSync): unknown {
  return database.prepare('pragma application_id').get()?.application_id;
}

/** The number that the file alone says, without its log (sqlite.org/fileformat2.html, section 1.3). */
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
