import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** Where a program of the system is, on `PATH` or where Debian has its daemons, for tests of real clients and servers. */
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
