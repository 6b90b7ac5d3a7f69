import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Windows writes out no file that is open only for reading. */
const FLAGS = process.platform === 'win32' ? 'r+' : 'r';

/**
 * Forces the files of a folder to the disk. Systems do that within half a minute, but give a folder its new name sooner: after a
 * power failure in between, its files would be empty.
 */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ parentPath, name }) => sync(join(parentPath, name))));
}

async function sync(path: string): Promise<void> {
  await using file = await open(path, FLAGS);
  await file.sync();
}
