import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { StoreError } from '../store/engine.ts';
import type { StoreAddress } from '../store/open.ts';
import { isFull } from '../store/sqlite/errors.ts';
import { withStore } from './open-beside.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Writes what an SQLite store holds at this moment into a new file, and gives the file's path. A server may use the store
 * meanwhile.
 */
export async function backUp(address: StoreAddress, target: string): Promise<string> {
  if (address.kind === 'postgres') throw new OperatorError('a store in PostgreSQL is backed up with pg_dump');
  const file = resolve(target);
  await withStore(address, 'read', async ({ db }) => {
    // Only its owner may read the file, because it holds the subscribers' secrets. SQLite accepts that it exists, because it is
    // empty.
    const descriptor = createFile(file);
    try {
      await sql`vacuum into ${file}`.execute(db);
      fsyncSync(descriptor);
    } catch (error) {
      rmSync(file, { force: true });
      // Only the new file is written.
      throw isFull(error) ? cannotBeWritten(file, error) : error;
    } finally {
      closeSync(descriptor);
    }
  });
  return file;
}

function createFile(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new StoreError(`${file} is there already; name a new file`);
    throw cannotBeWritten(file, error);
  }
}

function cannotBeWritten(file: string, cause: unknown): StoreError {
  return new StoreError(`${file} cannot be written: ${(cause as Error).message}`, { cause });
}
