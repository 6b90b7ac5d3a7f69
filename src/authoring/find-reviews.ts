import { readFolder } from './files/read-folder.ts';
import { readSources } from './read-sources.ts';
import { type Source, textAt } from './source/source.ts';

/**
 * Where reviews stand in the content, by their ids, for what can only be said of them later. The files are read anew: whoever
 * reads the content would else have to keep every one of them.
 */
export async function findReviews(directory: string, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Source>> {
  if (ids.size === 0) return new Map();
  const [folder] = (await readFolder(directory)).found;
  if (folder === undefined) return new Map();
  const sources = readSources(folder).reviews.found.map((source) => [textAt(source.value, 'id') ?? '', source] as const);
  return new Map(sources.filter(([id]) => ids.has(id)));
}
