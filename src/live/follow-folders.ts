import { type FSWatcher, statSync, watch } from 'node:fs';

/** How long to wait for further changes, in ms: an import of many files is one change. A change is to be seen within a second. */
const PAUSE_MS = 150;

/** How often to look whether a folder has appeared, gone or been replaced, in ms. */
const LOOK_MS = 500;

export interface Follower {
  close(): void;
}

/**
 * Calls `onChange` when a file in one of the folders has changed, and no other has for a moment. `foldersNow` lists the folders.
 * Each is watched by itself: on Linux a recursive watch loses files that are replaced, and folders that are removed and made again.
 */
export function followFolders(
  foldersNow: () => readonly string[],
  onChange: () => void,
  onError: (error: Error) => void,
): Follower {
  const watched = new Map<string, { readonly identity: string; readonly watcher: FSWatcher | undefined }>();
  let timer: NodeJS.Timeout | undefined;

  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      look();
      onChange();
    }, PAUSE_MS);
  }

  /** Watches the folder that is at this path now; gives whether it is another one than before. */
  function follow(folder: string): boolean {
    const identity = identityOf(folder);
    const before = watched.get(folder);
    if (before?.identity === identity) return false;
    before?.watcher?.close();
    if (identity === undefined) watched.delete(folder);
    else watched.set(folder, { identity, watcher: tryWatching(folder) });
    return true;
  }

  /** `undefined` if the folder cannot be watched, for example because the system has too many watchers already. */
  function tryWatching(folder: string): FSWatcher | undefined {
    try {
      return watch(folder, changed).on('error', onError);
    } catch (error) {
      onError(error as Error);
      return undefined;
    }
  }

  /** Watches the folders that are there now, and no others; gives whether any is another one than before. */
  function followAll(): boolean {
    return [...new Set([...watched.keys(), ...foldersNow()])].map(follow).includes(true);
  }

  function look(): void {
    if (followAll()) changed();
  }

  followAll();
  const looking = setInterval(look, LOOK_MS).unref();
  return {
    close() {
      clearInterval(looking);
      clearTimeout(timer);
      for (const { watcher } of watched.values()) watcher?.close();
      watched.clear();
    },
  };
}

/**
 * Tells the folder at a path from a later one there: a file system may give the number of a removed folder to the next one.
 * `undefined` if there is none.
 */
function identityOf(folder: string): string | undefined {
  try {
    const { ino, birthtimeNs } = statSync(folder, { bigint: true });
    return `${ino} ${birthtimeNs}`;
  } catch {
    return undefined;
  }
}
