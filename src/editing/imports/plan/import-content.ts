import { join } from 'node:path';
import { type CheckedBusiness, checkBusiness } from '../../../authoring/business/check-business.ts';
import { checkImports, type KnownTable } from '../../../authoring/editorial/check-imports.ts';
import { checkRemoved, type RemovedReview } from '../../../authoring/editorial/check-removed.ts';
import { listFolder } from '../../../authoring/files/list-folder.ts';
import { foundOne, onlyOne, type Read, refused } from '../../../authoring/problems/read.ts';
import { readAlone } from '../../../authoring/read-alone.ts';

/** A content folder as an import needs it, without its reviews. */
export interface ImportContent {
  readonly directory: string;
  readonly about: CheckedBusiness;
  readonly removed: readonly RemovedReview[];
  /** The tables that `imports.yaml` knows. */
  readonly tables: readonly KnownTable[];
  readonly photos: ReadonlyMap<string, undefined>;
}

/** Reads what an import needs of a content folder, whose files must be without mistakes. */
export async function openForImport(directory: string): Promise<Read<ImportContent>> {
  const { found: entries, problems } = await listFolder({ path: directory, file: directory });
  if (problems.length > 0) return { found: [], problems };
  const business = await readAlone(entries, 'business.yaml', checkBusiness);
  const removed = await readAlone(entries, 'removed.yaml', checkRemoved);
  const imports = await readAlone(entries, 'imports.yaml', checkImports);
  const photos = entries.find(({ name }) => name === 'photos');
  const names: string[] = photos === undefined ? [] : (await listFolder(photos)).found.map(({ name }) => name);
  const faults = [business, removed, imports].flatMap((read) => read.problems);
  const about = onlyOne(business);
  if (faults.length > 0) return { found: [], problems: faults };
  if (about === undefined) return refused(join(directory, 'business.yaml'), 'is missing; npm run reviews -- init makes one');
  return foundOne({
    directory,
    about,
    removed: removed.found.flat(),
    tables: imports.found.flat(),
    photos: new Map(names.map((name) => [name, undefined])),
  });
}
