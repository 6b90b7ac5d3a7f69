import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { readWordFile, readWordFolder } from '../../word-files/word-file.ts';

/** What replaces a call of each reader. */
const READERS: Readonly<Record<string, (url: URL) => string>> = {
  readWordFile: (file) => JSON.stringify(readWordFile(file)),
  readWordFolder: (folder) => JSON.stringify(readWordFolder(folder)),
  readWordTable: (file) => `readWordTable(${JSON.stringify(readWordFile(file))})`,
};
const CALL = /\b(readWordFile|readWordFolder|readWordTable)\(new URL\('([\w./-]+)', import\.meta\.url\)\)/g;

/** Puts what calls would read beside a module into the code, because these files are not beside a bundle. */
export function wordsInBundle(): Plugin {
  return {
    name: 'words-in-bundle',
    enforce: 'pre',
    transform: {
      filter: { code: CALL },
      // No line is added or removed, so the positions of a source map stay right.
      handler: (code, id) => ({ code: withWords(code, pathToFileURL(id)), map: null }),
    },
  };
}

/** The code of a module with the words in place of the calls that would read it. */
export function withWords(code: string, module: URL): string {
  return code.replaceAll(CALL, (_, reader: string, path: string) => READERS[reader]?.(new URL(path, module)) ?? '');
}
