import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FolderState } from '../../../src/editing/new-business/sample.ts';
import { rename } from '../../../src/rename.ts';
import { freeSlug } from '../../../src/reviews/text/comparing/slug.ts';

/**
 * Writes a new content folder beside the existing one and swaps them with two renames. The sample is deleted; any other folder is
 * kept beside the new one, and its new name is returned.
 */
export async function writeFolder(
  directory: string,
  files: ReadonlyMap<string, string>,
  state: FolderState,
): Promise<string | undefined> {
  const target = resolve(directory);
  const part = `${target}.part-${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await mkdir(join(part, 'reviews'), { recursive: true });
    // git does not store empty folders.
    await writeFile(join(part, 'reviews', '.gitkeep'), '');
    for (const [name, text] of files) await writeFile(join(part, name), text, { flush: true });
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  if (state === 'absent') await rm(target, { recursive: true, force: true });
  const before = state === 'absent' ? undefined : freeSlug(`${target}.before`, { has: existsSync });
  if (before !== undefined) await rename(target, before);
  await rename(part, target);
  if (state !== 'sample' || before === undefined) return before;
  await rm(before, { recursive: true });
  return undefined;
}
