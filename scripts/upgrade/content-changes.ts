import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listNames } from '../../src/publication/sealing/list-names.ts';

/** A file of the content that a newer format changes; a text is `undefined` if the file does not exist. */
export interface ContentChange {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The differences between a content folder and a copy that was converted to another format. Pictures are never converted. */
export async function contentChanges(before: string, after: string): Promise<ContentChange[]> {
  const names = new Set([...(await listNames(before)), ...(await listNames(after))]);
  const changes: ContentChange[] = [];
  for (const name of [...names].sort()) {
    const [a, b] = await Promise.all([before, after].map((folder) => textOf(join(folder, name))));
    if (a !== b) changes.push({ name, before: a, after: b });
  }
  return changes;
}

/** The text of a file with a character for each byte, so that no byte is lost; `undefined` if it does not exist. */
export async function textOf(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'latin1') : undefined;
}
