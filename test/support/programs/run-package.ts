import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../build.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Ended, runNode } from './run-node.ts';

export const LONG = join(root, 'test', 'long');

/**
 * Runs a program of an installed package to its end. Without `cwd`, it runs in a folder of its own, which is removed with the
 * test.
 */
export async function runPackage(name: string, parameters: readonly string[], cwd?: string): Promise<Ended> {
  const folder = cwd ?? (await temporaryFolder());
  const place = { cwd: folder, settings: { HOME: folder } };
  const { code, stdout, stderr } = await runNode([programOf(name), ...parameters], place);
  return { code, stdout: stripVTControlCharacters(stdout), stderr: stripVTControlCharacters(stderr) };
}

/** The file of a package's first program. Packages that only the long tests run are in their folder. */
export function programOf(name: string): string {
  const folder = [root, LONG].map((place) => join(place, 'node_modules', name)).find((place) => existsSync(place));
  if (folder === undefined) throw new Error(`${name} is not installed; \`npm run test:long\` installs it`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const [program = ''] = Object.values(bin);
  return join(folder, program);
}
