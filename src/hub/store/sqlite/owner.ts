import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './errors.ts';
import { createPrivateFile } from './files.ts';

/** How long to wait for the lock, in ms: another process holds it alone only for moments. */
const LOCK_TIMEOUT = 50;

/**
 * The name of a file beside the store that every process locks while it uses the store. It stays when all of them have ended,
 * and so shows that there was a store, even where the store's own file is missing.
 */
export const ownerFile = (file: string): string => `${file}-owner`;

/**
 * Takes the lock of a store's owner file, which several processes may hold at once, until it is closed or the process ends in
 * any way. Where no other process holds it, this one first takes it alone, and calls `whenAlone` before any other process
 * can use the store.
 */
export async function lockOwner(file: string, whenAlone: () => Promise<void>): Promise<DatabaseSync> {
  createPrivateFile(ownerFile(file));
  const lock = new DatabaseSync(ownerFile(file), { timeout: 0 });
  try {
    if (lockAlone(lock)) {
      await whenAlone();
      lock.exec('commit');
    }
    // SQLite keeps the shared lock until the end of a transaction that has read something, and this one is never ended.
    lock.exec(`pragma busy_timeout = ${LOCK_TIMEOUT}; begin; select 1 from sqlite_schema`);
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

function lockAlone(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
