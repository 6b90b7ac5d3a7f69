import { type FSWatcher, statSync, watch } from 'node:fs';

/** How long to wait for further changes, in ms: an import of many files is one change. A change is to be seen within a second. */
const PAUSE_MS = 150;

export interface Follower {
  /** Looks whether a folder has appeared, gone or been replaced; to be called now and then. */
  look(): void;
  close(): void;
}

/**
 * Calls `onChange` when a file in one of the folders has changed, and no other has for a moment. Each folder is watched by
 * itself: on Linux a recursive watch loses files that are replaced, and folders that are removed and made again.
 */
export function followFolders(folders: readonly string[], onChange: () => void, onError: (error: Error) => void): Follower {
  const watched = new Map<string, { readonly identity: string; readonly watcher: FSWatcher }>();
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
    before?.watcher.close();
    watched.delete(folder);
    if (identity === undefined) return true;
    try {
      const watcher = watch(folder, changed);
      watcher.on('error', onError);
      watched.set(folder, { identity, watcher });
    } catch (error) {
      onError(error as Error);
    }
    return true;
  }

  function look(): void {
    const isOther = folders.map(follow).includes(true);
    if (isOther) changed();
  }

  for (const folder of folders) follow(folder);
  return {
    look,
    close() {
      clearTimeout(timer);
      for (const { watcher } of watched.values()) watcher.close();
      watched.clear();
    },
  };
}

/** Tells the folder at a path from a later one there: a file system may give the number of a removed folder to the next one. */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return found && `${found.ino} ${found.birthtimeNs}`;
}
