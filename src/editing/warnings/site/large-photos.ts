import { stat } from 'node:fs/promises';
import { mapInBatches } from '../../../authoring/files/in-batches.ts';
import { type FolderEntry, listFolder, type Place } from '../../../authoring/files/list-folder.ts';
import { START } from '../../../authoring/problems/problem.ts';
import { shellWord } from '../../../authoring/problems/shell-word.ts';
import type { DraftReview } from '../../../authoring/reviews/check-review.ts';
import { photoFile } from '../../../reviews/schemas/review.ts';
import type { SiteWarning } from './site-warnings.ts';

/** In bytes. The command that adds a photo makes files far below this. */
const LARGE = 2_000_000;

/** Warns of photos that readers would wait for: they were put into the folder without the command that makes them small enough. */
export async function warnOfLargePhotos(
  folder: Place,
  reviews: readonly Pick<DraftReview, 'id' | 'photos'>[],
): Promise<SiteWarning[]> {
  const { found } = await listFolder(folder);
  const files = await mapInBatches(found, sizeOf);
  const shownBy = new Map(reviews.flatMap(({ id, photos = [] }) => photos.map(({ url }) => [photoFile(url), id] as const)));
  return files.flatMap(({ entry: { file, name }, size }) => warnOfSize(file, size, shownBy.get(name)));
}

/** Warns of a picture if it is large. `size` is in bytes; `id` is that of the review that shows it. */
export function warnOfSize(file: string, size: number, id?: string): SiteWarning[] {
  if (size <= LARGE) return [];
  const message = `has ${(size / 1e6).toFixed(1)} MB, which readers of its page would load`;
  const fix = `npm run reviews -- photo ${id === undefined ? '' : `${id} `}${shellWord(file)}`;
  return [{ file, ...START, kind: 'large-photo', message, fix }];
}

/** In bytes; 0 for what is no file, or cannot be read, which is a mistake of its own. */
async function sizeOf(entry: FolderEntry): Promise<{ entry: FolderEntry; size: number }> {
  const status = await stat(entry.path).catch(() => undefined);
  return { entry, size: status?.isFile() ? status.size : 0 };
}
