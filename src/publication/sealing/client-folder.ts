import { linkSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onceFor } from '../../once.ts';

/** The folder of the files that a static host serves, while a build fills it. */
export interface ClientFolder {
  readonly path: string;
  /** Puts a file in. `isOld` says that the last build's folder had these bytes under this name. */
  put(name: string, bytes: Uint8Array, isOld: boolean): Promise<void>;
}

/** The folder of the last build, and when that was sealed, in ms since 1970. */
export interface LastFolder {
  readonly path: string;
  readonly sealed: number;
}

/**
 * Begins a client folder. A file that the last build has already made is hard-linked where the file system can do that, unless it
 * was changed since: some hosts' tools rewrite files in place.
 */
export function createClientFolder(path: string, last: LastFolder | undefined): ClientFolder {
  const makeFolder = onceFor((folder: string) => mkdir(folder, { recursive: true }));
  return {
    path,
    async put(name, bytes, isOld) {
      const file = join(path, name);
      await makeFolder(dirname(file));
      const old = last && isOld ? untouched(last, name, bytes.length) : undefined;
      if (old === undefined || !linked(old, file)) await writeFile(file, bytes);
    },
  };
}

function untouched({ path, sealed }: LastFolder, name: string, length: number): string | undefined {
  const file = join(path, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size === length && stats.mtimeMs <= sealed ? file : undefined;
}

/** Makes a hard link; gives whether that succeeded. Promises would take longer than the links of thousands of files. */
function linked(old: string, file: string): boolean {
  try {
    linkSync(old, file);
    return true;
  } catch {
    return false;
  }
}
