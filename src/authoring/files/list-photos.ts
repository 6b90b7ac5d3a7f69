import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { type Problem, START } from '../problems/problem.ts';
import { IMAGE_START, imageFault } from './image-kind.ts';
import { mapInBatches } from './in-batches.ts';
import { listFolder } from './list-folder.ts';
import { readRegularFile } from './regular-file.ts';

/** What a folder of photos holds. */
export interface Photos {
  /** What reviews may name, faulty or not; `undefined`: not known. */
  readonly names: ReadonlySet<string> | undefined;
  readonly problems: readonly Problem[];
}

/** Lists a folder of photos; whatever in it is no photo is a mistake. */
export async function listPhotos(folder: string, shown: string): Promise<Photos> {
  const listing = await listFolder(folder, shown);
  if (!listing.ok) return { names: undefined, problems: [listing.problem] };
  const faults = await mapInBatches(listing.entries, (entry) => faultOf(folder, entry));
  const problems = listing.entries.flatMap(({ name }, index) => {
    const message = faults[index];
    return message === undefined ? [] : [{ file: join(shown, name), ...START, message }];
  });
  return { names: new Set(listing.entries.map(({ name }) => name)), problems };
}

async function faultOf(folder: string, entry: Dirent): Promise<string | undefined> {
  if (entry.isDirectory()) return 'is a folder; photos stand in the folder photos itself';
  const read = await readRegularFile(join(folder, entry.name), async (file) => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(IMAGE_START), 0, IMAGE_START, 0);
    return buffer.subarray(0, bytesRead);
  });
  return read.ok ? imageFault(entry.name, read.value) : read.message;
}
