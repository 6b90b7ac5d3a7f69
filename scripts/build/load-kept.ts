import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadKeeping } from '../../src/astro/load-site.ts';
import { type BuildFolders, FINDINGS } from '../../src/publication/build-folders.ts';
import { rename } from '../../src/rename.ts';
import type { BuildSettings } from '../../src/settings.ts';
import { refuseFullDisk } from './full-disk.ts';

/**
 * Loads the site, reusing what the last build found in the reviews, and saves the findings for the next build. `code` is a digest
 * of the code; with `anew`, all reviews are analysed again.
 */
export async function loadKept(settings: BuildSettings, folders: BuildFolders, code: string, anew: boolean) {
  const file = join(folders.build, FINDINGS);
  const before = anew ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  const { loaded, changed } = await loadKeeping(settings, before, code);
  if (changed !== undefined) await save(file, changed).catch(refuseFullDisk);
  return loaded;
}

async function save(file: string, text: string): Promise<void> {
  const made = `${file}.new`;
  try {
    await writeFile(made, text);
    await rename(made, file);
  } finally {
    await rm(made, { force: true });
  }
}
