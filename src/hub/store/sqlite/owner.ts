import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './errors.ts';
import { createPrivateFile } from './files.ts';

/** How long a lock may take that another process holds for moments only, in ms. */
const LOCK_TIMEOUT = 50;

/** Beside the store; it tells that there was one, and who uses that has this one locked. */
export const ownerFile = (file: string): string => `${file}-owner`;

/**
 * Locks a store's owner file, shared, until it is closed or the process ends, however it ends. Who could have it alone
 * knows that nobody else uses the store, and does `whenAlone` before anybody can.
 */
export async function lockOwner(file: string, whenAlone: () => Promise<void>): Promise<DatabaseSync> {
  createPrivateFile(ownerFile(file));
  const lock = new DatabaseSync(ownerFile(file), { timeout: 0 });
  try {
    if (lockAlone(lock)) {
      await whenAlone();
      lock.exec('commit');
    }
    // A transaction that has read keeps its lock.
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
