import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isIgnored } from './list-folder.ts';

/** Hidden by its name, and still to be published: what other services look for (RFC 8615), such as `security.txt`. */
const WELL_KNOWN = '.well-known';

/**
 * The names of all files that the folder `public` of a content folder publishes, with slashes, sorted. Hidden files, and what programs
 * leave behind, are left out. None where there is no such folder.
 */
export async function listPublic(folder: string, inside = ''): Promise<string[]> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch(() => []);
  const names = entries.map(async (entry) => {
    const name = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (entry.isDirectory() && name === WELL_KNOWN) return listPublic(folder, name);
    if (isIgnored(entry.name)) return [];
    if (entry.isDirectory()) return listPublic(folder, name);
    return entry.isFile() ? [name] : [];
  });
  return (await Promise.all(names)).flat().sort();
}
