import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { onOneLine } from '../../../authoring/problems/problem.ts';
import { compareText } from '../../../reviews/text/comparing/compare-text.ts';
import type { Bytes } from './stored-file.ts';

/**
 * The files of an unpacked zip, by path: those in the folder and in all folders below it. Hidden files are left out. A file is open
 * only while it is read.
 */
export async function openFolder(path: string, name: string): Promise<ReadonlyMap<string, Bytes>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const places = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .filter((place) => !/(?:^|[/\\])\./.test(place))
    .sort(compareText);
  return new Map(
    places.map((place) => [place, { name: onOneLine(join(name, place)), chunks: () => createReadStream(join(path, place)) }]),
  );
}
