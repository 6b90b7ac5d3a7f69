import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../../src/publication/digest.ts';
import { build } from '../build.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * Builds what has changed in a project since the last build in a folder, and everything in a copy of that folder. Returns the output of the
 * first build, and the files of both builds, by name and digest.
 */
export async function buildBothWays(out: string, settings: Readonly<Record<string, string>>, project: string) {
  const copy = await temporaryFolder();
  if (existsSync(join(out, 'dist'))) cpSync(join(out, 'dist'), join(copy, 'dist'), { recursive: true, preserveTimestamps: true });
  const changed = await build(out, settings, { project });
  const all = await build(copy, settings, { project, full: true });
  for (const { code, output } of [changed, all]) if (code !== 0) throw new Error(`a build ended with ${code}: ${output}`);
  return { said: changed.output, files: [filesOf(join(out, 'dist')), filesOf(join(copy, 'dist'))] as const };
}

/** The digest of every file below a folder, by name. */
export function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, sha256(readFileSync(join(folder, name)))]));
}
