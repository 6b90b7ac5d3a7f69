import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm, shop } from '../support/project.ts';
import { Refusal } from '../support/run.ts';

/** The name of the package. */
export const PACKAGE = 'verified-reviews';

/** Where the newer version is tried: inside the folder of the business, so that renaming puts it in place. */
export const STAGE = join(shop(), '.upgrade');

/** The files that npm reads and writes there. */
export const MANIFEST = 'package.json';
export const LOCKFILE = 'package-lock.json';
export const MODULES = 'node_modules';

/** Empties the stage, installs a version of the software there, and returns its number. */
export async function install(version: string, signal: AbortSignal): Promise<string> {
  await rm(STAGE, { recursive: true, force: true });
  await mkdir(STAGE);
  for (const name of [MANIFEST, LOCKFILE, '.npmrc'])
    if (existsSync(join(shop(), name))) await cp(join(shop(), name), join(STAGE, name));
  const parameters = ['install', `${PACKAGE}@${version}`, '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runNpm(parameters, { cwd: STAGE, stdio: ['ignore', 2, 2], signal });
  if (code !== 0) throw new Refusal(`npm could not install ${PACKAGE}@${version}; is there a connection? Nothing was changed`);
  return versionIn(STAGE);
}

/** The version of the software that is installed in a folder. */
export async function versionIn(folder: string): Promise<string> {
  return JSON.parse(await readFile(join(folder, MODULES, PACKAGE, MANIFEST), 'utf8')).version;
}
