import { readdirSync, readFileSync } from 'node:fs';

/** A file of words that people edit; `path` is its place in the folder that was read, parted by `/`. */
export interface WordFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Reads a file of words that stands beside the module which uses it. The server's bundle has no such file: there the text
 * stands in place of the call (`src/astro/words-in-bundle.ts`), which is why every call is written
 * `readWordFile(new URL('<file>', import.meta.url))`.
 */
export function readWordFile(file: URL): string {
  return readFileSync(file, 'utf8');
}

/** Reads all files of words in a folder and the folders in it, in the order of their paths; written like `readWordFile`. */
export function readWordFolder(folder: URL): WordFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const paths = names.filter((name) => name.endsWith('.tsv')).sort();
  return paths.map((path) => ({ path, text: readWordFile(new URL(path, folder)) }));
}
