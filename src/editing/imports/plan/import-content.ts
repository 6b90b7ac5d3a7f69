import { join } from 'node:path';
import { type CheckedBusiness, checkBusiness } from '../../../authoring/business/check-business.ts';
import { checkImports, type KnownTable } from '../../../authoring/editorial/check-imports.ts';
import { checkRemoved, type RemovedReview } from '../../../authoring/editorial/check-removed.ts';
import { type Entry, listFolder } from '../../../authoring/files/list-folder.ts';
import { readTextFile } from '../../../authoring/files/read-text-file.ts';
import { foundOne, onlyOne, type Read, readOn, refused } from '../../../authoring/problems/read.ts';
import { checkSources } from '../../../authoring/source/source.ts';
import { readYamlFile } from '../../../authoring/yaml/read-yaml.ts';
import type { Parsed } from '../../../reviews/schemas/issues.ts';

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
  const business = await readChecked(entries, 'business.yaml', checkBusiness);
  const removed = await readChecked(entries, 'removed.yaml', checkRemoved);
  const imports = await readChecked(entries, 'imports.yaml', checkImports);
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

async function readChecked<T>(entries: readonly Entry[], name: string, check: (value: unknown) => Parsed<T>): Promise<Read<T>> {
  const entry = entries.find((each) => each.name === name);
  if (entry === undefined) return { found: [], problems: [] };
  return checkSources(readOn(await readTextFile(entry), readYamlFile), check);
}
