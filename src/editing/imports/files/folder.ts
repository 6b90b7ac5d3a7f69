import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compareText } from '../../../reviews/text/compare-text.ts';
import type { Bytes } from './stored-file.ts';

/** The files of an unpacked zip, by path: those in the folder and in all folders below it. Hidden files are left out. */
export async function openFolder(path: string, name: string): Promise<ReadonlyMap<string, Bytes>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const places = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((place) => !/(?:^|[/\\])\./.test(relative(path, place)))
    .sort(compareText);
  return new Map(places.map((place) => [relative(path, place), bytesOf(place, path, name)]));
}

/** The file is open only while it is read. */
function bytesOf(place: string, path: string, name: string): Bytes {
  return { name: join(name, relative(path, place)), chunks: () => createReadStream(place) };
}
