import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isIgnored } from '../../src/authoring/files/list-folder.ts';
import { listNames } from '../../src/publication/sealing/list-names.ts';

/** A file of the content that a newer format changes; a text is `undefined` if the file does not exist. */
export interface ContentChange {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Copies a content folder to where it can be changed: symbolic links are followed, so that no change gets into the original. Emacs leaves
 * a link to nowhere beside a file that is not saved.
 */
export async function copyContent(from: string, to: string): Promise<void> {
  const filter = (path: string) => existsSync(path) || !isIgnored(basename(path));
  await cp(from, to, { recursive: true, dereference: true, filter });
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
