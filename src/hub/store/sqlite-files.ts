import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from './engine.ts';

/** What SQLite keeps beside an open file; it belongs to that very file (sqlite.org/howtocorrupt.html, section 1.4). */
const LOG_ENDINGS = ['-wal', '-shm'];

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

  function keep(): string {
    const aside = rescue(database, file);
    return aside === undefined ? '' : `; what it held is in ${aside}`;
  }

  return () => {
    const found = identify(file);
    const hasLog = identify(`${file}-wal`)?.inode === log;
    if (!found) throw new StoreError(`${file} was removed${keep()}`);
    if (found.inode !== opened) {
      const kept = hasLog ? keep() : '';
      // It is not the log of the file that is there now.
      if (hasLog) setAside(file, LOG_ENDINGS);
      throw new StoreError(`${file} was replaced${kept}`);
    }
    // Nothing here makes it shorter.
    if (found.size < size) throw new StoreError(`${file} was truncated${keep()}`);
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
