import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../engine.ts';
import { hubCommand, StoreLostError } from './errors.ts';

/**
 * The endings of the files that SQLite keeps beside an open database: its write-ahead log and the index of that. They belong to
 * that very database, and would damage another one (sqlite.org/howtocorrupt.html, section 1.4).
 */
const LOG_ENDINGS = ['-wal', '-shm'];

/** Throws `StoreError` where something other than a file has its path, or something other than a folder that of its folder. */
export function assertPlace(file: string): void {
  const folder = nearest(dirname(file));
  if (!statSync(folder).isDirectory()) throw new StoreError(`${folder} is not a folder`);
  if (existsSync(file) && !statSync(file).isFile()) throw new StoreError(`${file} is not a file`);
}

/** The first of a path and the folders above it that exists. */
function nearest(path: string): string {
  const above = dirname(path);
  return existsSync(path) || above === path ? path : nearest(above);
}

/**
 * Makes a folder and those above it where they are missing. Node's `recursive` never ends on a file system that answers "no such
 * file" to every new folder, as /proc and an automounter do.
 */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  makePrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** Makes an empty file where there is none. Only its owner may read it, because a store holds the subscribers' secrets. */
export function createPrivateFile(file: string): void {
  // A file that exists is not opened: closing it would end all the locks that this process has on it (fcntl(2)).
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

/** Renames a file that cannot be used, with its log. Gives the new name, or `undefined` where nothing was there. */
export function setAside(file: string, endings: readonly string[] = [...LOG_ENDINGS, '']): string | undefined {
  const found = endings.filter((ending) => existsSync(file + ending));
  const aside = asideName(file);
  for (const ending of found) renameSync(file + ending, aside + ending);
  return found.length === 0 ? undefined : aside + (found.includes('') ? '' : found[0]);
}

function asideName(file: string): string {
  return `${file}.set-aside-${new Date().toISOString().replaceAll(':', '-')}`;
}

/**
 * Gives a function that throws where an open file, or its log, is no longer the one that stands in its place, or where the file
 * became shorter. What the open file still holds is saved, if it can be.
 */
export function watchPlace(database: DatabaseSync, file: string): () => void {
  const opened = identify(file)?.inode;
  const log = identify(`${file}-wal`)?.inode;
  let size = 0;

  /** Where no copy can be written, the folder is most likely gone as well. Then the store is not lost, but begins anew. */
  function lost(what: string): StoreError {
    const aside = rescue(database, file);
    if (aside === undefined) return new StoreError(`${file} was ${what}`);
    return new StoreLostError(`${file} was ${what}; what it held is in ${aside}: ${hubCommand(`reset --yes --from ${aside}`)}`);
  }

  return () => {
    const found = identify(file);
    const hasLog = identify(`${file}-wal`)?.inode === log;
    if (!found) throw lost('removed');
    if (found.inode !== opened) {
      const aside = hasLog ? rescue(database, file) : undefined;
      // The log does not belong to the file that is there now.
      if (hasLog) setAside(file, LOG_ENDINGS);
      throw new StoreError(`${file} was replaced${aside === undefined ? '' : `; what it held is in ${aside}`}`);
    }
    // The hub itself never makes its file shorter.
    if (found.size < size) throw lost('truncated');
    // Nothing has to be saved: SQLite writes what the lost log held into the file when the file is closed.
    if (!hasLog) throw new StoreError(`${file}-wal was removed or replaced`);
    size = found.size;
  };
}

/** Writes what an open database still holds into a new file, beside the place where its own file was. */
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
