import { readFolder } from './files/read-folder.ts';
import { readSources } from './read-sources.ts';
import { type Source, textAt } from './source/source.ts';

/**
 * Finds where reviews stand in the content, by their ids, for somebody who has to say something of them later. The files are read
 * once more, because otherwise every source would have to be kept from the first reading.
 */
export async function findReviews(directory: string, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Source>> {
  if (ids.size === 0) return new Map();
  const [folder] = (await readFolder(directory)).found;
  if (folder === undefined) return new Map();
  const sources = readSources(folder).reviews.found.map((source) => [textAt(source.value, 'id') ?? '', source] as const);
  return new Map(sources.filter(([id]) => ids.has(id)));
}
