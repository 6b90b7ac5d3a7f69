import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REGISTRY_ERROR } from '../support/npm/registry-error.mjs';
import { forFolderAbove, softwareSpec } from '../support/npm/software-spec.ts';
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

/** Where npm keeps what it has installed. */
const INSTALLED = join(MODULES, '.package-lock.json');

/** Removes the stage. On Windows a Node that runs from there stays (`moveRunningNode`), and the next upgrade removes it. */
export async function removeStage(): Promise<void> {
  await rm(STAGE, { recursive: true, force: true }).catch((error) => {
    if (process.platform !== 'win32') throw error;
  });
}

/** Empties the stage, installs a version of the software there, and returns its number. */
export async function install(version: string, signal: AbortSignal): Promise<string> {
  await rm(STAGE, { recursive: true, force: true });
  await mkdir(STAGE);
  for (const name of [MANIFEST, LOCKFILE, '.npmrc'])
    if (existsSync(join(shop(), name))) await cp(join(shop(), name), join(STAGE, name));
  const wanted = `${PACKAGE}@${softwareSpec(version)}`;
  const parameters = ['install', wanted, '--no-audit', '--no-fund', '--loglevel=error'];
  let errors = '';
  const onError = (text: string) => {
    errors += text;
    process.stderr.write(text);
  };
  const code = await runNpm(parameters, { cwd: STAGE, stdio: ['ignore', 2, 'pipe'], signal, onError });
  if (code !== 0) throw new Refusal(`${whyNot(errors, wanted)}. Nothing was changed`);
  for (const name of [MANIFEST, LOCKFILE, INSTALLED]) {
    const file = join(STAGE, name);
    if (existsSync(file)) await writeFile(file, forFolderAbove(await readFile(file, 'utf8'), PACKAGE));
  }
  return versionIn(STAGE);
}

/** npm also says so of a dependency whose version does not exist. */
function whyNot(errors: string, wanted: string): string {
  if (/\bcode (?:E404|ETARGET)\b/.test(errors) && errors.includes(wanted))
    return `npm finds no ${wanted}: there is no such version where it looks`;
  return `npm could not install ${wanted}; ${REGISTRY_ERROR.test(errors) ? 'the package registry cannot be reached' : 'see above'}`;
}

/** The version of the software that is installed in a folder. */
export async function versionIn(folder: string): Promise<string> {
  return JSON.parse(await readFile(join(folder, MODULES, PACKAGE, MANIFEST), 'utf8')).version;
}

/** Whether what is staged is the package that is here. Of two packed files with one version, only npm's digest tells. */
export async function isSamePackage(): Promise<boolean> {
  const [here, staged] = await Promise.all([shop(), STAGE].map(digestIn));
  return here === undefined || here === staged;
}

async function digestIn(folder: string): Promise<string | undefined> {
  const file = join(folder, INSTALLED);
  if (!existsSync(file)) return undefined;
  return JSON.parse(await readFile(file, 'utf8')).packages?.[`${MODULES}/${PACKAGE}`]?.integrity;
}
