import { listFolder } from './files/list-folder.ts';
import { shownPath } from './read-content.ts';
import { readDrafts } from './reviews/check-reviews.ts';
import { type Source, textAt } from './source/source.ts';

/**
 * Where reviews stand in the content, by their ids, for what can only be said of them later. The files are read anew: whoever
 * reads the content would else have to keep every one of them.
 */
export async function findReviews(directory: string, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Source>> {
  if (ids.size === 0) return new Map();
  const shown = shownPath(directory);
  const listing = await listFolder(directory, shown);
  const names = new Set(listing.ok ? listing.entries.map(({ name }) => name) : []);
  const { found } = await readDrafts(directory, shown, names);
  const sources = found.map(({ source }) => [textAt(source.value, 'id') ?? '', source] as const);
  return new Map(sources.filter(([id]) => ids.has(id)));
}
