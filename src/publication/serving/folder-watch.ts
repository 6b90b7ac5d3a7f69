import { type FSWatcher, watch } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Calls `onChange` when something changes in the folder of a file, or in the folder above, because the whole folder may be
 * replaced. Gives a function that ends the watch. Not every file system reports changes, so callers must not rely on it.
 */
export function watchFolders(file: string, onChange: () => void): () => void {
  const folder = dirname(file);
  let isClosed = false;
  let inner = watchFolder(folder, onChange);
  const outer = watchFolder(dirname(folder), () => {
    // The watched folder may have been replaced, and the old watch reports nothing about the new folder.
    inner?.close();
    inner = isClosed ? undefined : watchFolder(folder, onChange);
    onChange();
  });
  return () => {
    isClosed = true;
    inner?.close();
    outer?.close();
  };
}

/** `undefined` where the folder cannot be watched: it does not exist just now, or the system has too many watchers already. */
function watchFolder(folder: string, onChange: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, onChange);
    return watcher.on('error', () => watcher.close());
  } catch {
    return undefined;
  }
}
