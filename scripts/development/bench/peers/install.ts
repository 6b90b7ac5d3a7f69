import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, runNpm } from '../../../support/project.ts';

/** The folder for packages that only a bench needs. */
const CACHE = join(root, 'node_modules', '.cache', 'bench-peers');

/**
 * Returns the entry file of a package, which is installed when it is first needed. If that fails, prints a line and returns
 * `undefined`.
 */
export async function installPeer(name: string, version: string): Promise<string | undefined> {
  const folder = join(CACHE, `${name}-${version}`);
  const resolve = () => createRequire(join(folder, 'package.json')).resolve(name);
  if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return resolve();
  console.error(`Installing ${name} ${version} for this bench …`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1', '--loglevel=silent'];
  const parameters = ['install', '--prefix', folder, ...options, `${name}@${version}`];
  const code = await runNpm(parameters, { stdio: ['ignore', 2, 2] }).catch(() => 1);
  if (code === 0) return resolve();
  console.log(`  ${name} ${version} cannot be installed here and is left out`);
  return undefined;
}
