import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** Where a program of the system stands, for tests of real clients and servers; on `PATH`, or where Debian has its daemons. */
export function installedProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'].filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
