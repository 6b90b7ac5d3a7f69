import { readdirSync, readFileSync } from 'node:fs';

/** A file of words that people edit. `path` is relative to the folder that was read, with `/` between its parts. */
export interface WordFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Reads a file of words beside the module that uses it. The server's bundle has no such file: the build replaces the call by the
 * text (`src/astro/bundling/words-in-bundle.ts`), and so every call must be written as `readWordFile(new URL('<file>', import.meta.url))`.
 */
export function readWordFile(file: URL): string {
  return readFileSync(file, 'utf8');
}

/**
 * Reads all files of words in a folder and its subfolders, in the order of their paths. Calls are written like those of
 * `readWordFile`.
 */
export function readWordFolder(folder: URL): WordFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const paths = names.filter((name) => name.endsWith('.tsv')).sort();
  return paths.map((path) => ({ path, text: readWordFile(new URL(path, folder)) }));
}

/** Returns what was read from built-in word files. Throws an `Error` that lists all mistakes if there are any. */
export function withoutMistakes<T extends { readonly mistakes: readonly string[] }>(place: string, read: T): T {
  if (read.mistakes.length > 0) throw new Error(`Mistakes in ${place}:\n${read.mistakes.join('\n')}`);
  return read;
}
