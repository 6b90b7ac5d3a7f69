import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { StoreError } from '../store/engine.ts';
import type { StoreAddress } from '../store/open.ts';
import { isFull } from '../store/sqlite/errors.ts';
import { withStore } from './open-beside.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Writes what an SQLite store holds at this moment into a new file, and gives the file's path. A server may use the store
 * meanwhile. The file is there once it is whole.
 */
export async function backUp(address: StoreAddress, target: string): Promise<string> {
  if (address.kind === 'postgres') throw new OperatorError('a store in PostgreSQL is backed up with pg_dump');
  const file = resolve(target);
  await withStore(address, 'read', async ({ db }) => {
    if (existsSync(file)) throw new StoreError(`${file} is there already; name a new file`);
    const part = join(dirname(file), `.${basename(file)}-${randomUUID()}.part`);
    try {
      // A new file that only its owner may read, because it holds the subscribers' secrets. SQLite accepts that it exists, because
      // it is empty.
      const descriptor = openSync(part, 'wx', 0o600);
      try {
        await sql`vacuum into ${part}`.execute(db);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
      renameSync(part, file);
    } catch (error) {
      rmSync(part, { force: true });
      // Only the new file is written, and only its errors have a system call.
      if (!isFull(error) && (error as NodeJS.ErrnoException).syscall === undefined) throw error;
      throw new StoreError(`${file} cannot be written: ${(error as Error).message}`, { cause: error });
    }
  });
  return file;
}
