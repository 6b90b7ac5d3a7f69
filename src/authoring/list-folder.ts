import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describeFileError } from './file-error.ts';
import { type Problem, START } from './problem.ts';

type Listing = { ok: true; entries: readonly Dirent[] } | { ok: false; problem: Problem };

/** Lists a folder by name in code units, without what is hidden (a name that begins with a dot). */
export async function listFolder(path: string, file: string): Promise<Listing> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    const visible = entries.filter(({ name }) => !name.startsWith('.'));
    return { ok: true, entries: visible.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name))) };
  } catch (error) {
    return { ok: false, problem: { file, ...START, message: describeFileError(error) } };
  }
}
