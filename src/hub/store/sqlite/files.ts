import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../engine.ts';
import { StoreLostError } from './errors.ts';

/** What SQLite keeps beside an open file; it belongs to that very file (sqlite.org/howtocorrupt.html, section 1.4). */
const LOG_ENDINGS = ['-wal', '-shm'];

/** Throws `StoreError` where something else is in the place of a file, or of a folder above it; `file` is a full path. */
export function assertPlace(file: string): void {
  const folder = nearest(dirname(file));
  if (!statSync(folder).isDirectory()) throw new StoreError(`${folder} is not a folder`);
  if (existsSync(file) && !statSync(file).isFile()) throw new StoreError(`${file} is not a file`);
}

/** The first that is there of a path and those above it. */
function nearest(path: string): string {
  const above = dirname(path);
  return existsSync(path) || above === path ? path : nearest(above);
}

/** Makes an empty file where there is none; for its owner alone: a store holds the subscribers' secrets. */
export function createPrivateFile(file: string): void {
  // Closing a file of its own ends all the locks that this process has on it (fcntl(2)).
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

/** Moves a file that cannot be used aside, with what belongs to it; gives its new name, or `undefined` where nothing is there. */
export function setAside(file: string, endings: readonly string[] = [...LOG_ENDINGS, '']): string | undefined {
  const found = endings.filter((ending) => existsSync(file + ending));
  const aside = asideName(file);
  for (const ending of found) renameSync(file + ending, aside + ending);
  return found.length === 0 ? undefined : aside + (found.includes('') ? '' : found[0]);
}

function asideName(file: string): string {
  return `${file}.set-aside-${new Date().toISOString().replaceAll(':', '-')}`;
}

/** Gives a function that throws where an open file or its log is not the one in its place any more, or became shorter. */
export function watchPlace(database: DatabaseSync, file: string): () => void {
  const opened = identify(file)?.inode;
  const log = identify(`${file}-wal`)?.inode;
  let size = 0;

  /** Where no copy can be written, the folder is most likely gone as well, and the store begins anew. */
  function lost(what: string): StoreError {
    const aside = rescue(database, file);
    if (aside === undefined) return new StoreError(`${file} was ${what}`);
    const way = `npm run hub -- reset --yes --from ${aside}`;
    return new StoreLostError(`${file} was ${what}; what it held is in ${aside}: ${way}`);
  }

  return () => {
    const found = identify(file);
    const hasLog = identify(`${file}-wal`)?.inode === log;
    if (!found) throw lost('removed');
    if (found.inode !== opened) {
      const aside = hasLog ? rescue(database, file) : undefined;
      // It is not the log of the file that is there now.
      if (hasLog) setAside(file, LOG_ENDINGS);
      throw new StoreError(`${file} was replaced${aside === undefined ? '' : `; what it held is in ${aside}`}`);
    }
    // Nothing here makes it shorter.
    if (found.size < size) throw lost('truncated');
    // What is in the lost log goes into the file when it is closed.
    if (!hasLog) throw new StoreError(`${file}-wal was removed or replaced`);
    size = found.size;
  };
}

/** Writes what an open database still holds beside the place that its file was in. */
function rescue(database: DatabaseSync, file: string): string | undefined {
  const aside = asideName(file);
  try {
    createPrivateFile(aside);
    database.exec(`vacuum into '${aside.replaceAll("'", "''")}'`);
    return aside;
  } catch {
    rmSync(aside, { force: true });
    return undefined;
  }
}

function identify(file: string): { readonly inode: string; readonly size: number } | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && { inode: `${stats.dev}:${stats.ino}`, size: stats.size };
}
