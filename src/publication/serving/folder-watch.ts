import { type FSWatcher, watch } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Calls `onChange` when something in the folder of a file changes, or in the folder above, where a whole folder takes the
 * place of another. Gives a function that ends this. Not every file system tells of changes, so nobody may rely on it.
 */
export function watchFolders(file: string, onChange: () => void): () => void {
  const folder = dirname(file);
  let isClosed = false;
  let inner = watchFolder(folder, onChange);
  const outer = watchFolder(dirname(folder), () => {
    // The folder that was watched may be another one's by now, and the new one says nothing yet.
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

/** `undefined` where it cannot be watched: it is not there just now, or the system has too many watchers already. */
function watchFolder(folder: string, onChange: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, onChange);
    return watcher.on('error', () => watcher.close());
  } catch {
    return undefined;
  }
}
