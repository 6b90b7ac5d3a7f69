import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFolder } from './list-folder.ts';
import type { Checked } from './source.ts';

/** The names of the files in a folder of photos. */
export async function listPhotos(folder: string, shown: string): Promise<Checked<ReadonlySet<string>>> {
  const listing = await listFolder(folder, shown);
  if (!listing.ok) return { ok: false, problems: [listing.problem] };
  const names = new Set<string>();
  for (const entry of listing.entries) {
    if (entry.isFile() || (entry.isSymbolicLink() && (await leadsToFile(join(folder, entry.name))))) names.add(entry.name);
  }
  return { ok: true, value: names };
}

function leadsToFile(path: string): Promise<boolean> {
  return stat(path).then(
    (status) => status.isFile(),
    () => false,
  );
}
