import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './build.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Copies the project, without what git ignores, into a folder of the test's own, as a clone has it. */
export async function copyProject(): Promise<string> {
  const ignored = new Set(['.git', ...readFileSync(join(root, '.gitignore'), 'utf8').split(/\/?\n/)]);
  const folder = await temporaryFolder();
  cpSync(root, folder, { recursive: true, filter: (source) => !ignored.has(basename(source)) });
  return folder;
}
