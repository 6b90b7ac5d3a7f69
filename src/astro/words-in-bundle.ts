import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { readWordFile, readWordFolder } from '../insights/words/word-file.ts';

const READERS: Readonly<Record<string, (url: URL) => unknown>> = { readWordFile, readWordFolder };
const CALL = /\b(readWordFile|readWordFolder)\(new URL\('([\w./-]+)', import\.meta\.url\)\)/g;

/** Replaces each call that reads files beside a module with what it would read, because these files are not beside a bundle. */
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
  return code.replaceAll(CALL, (_, reader: string, path: string) => JSON.stringify(READERS[reader]?.(new URL(path, module))));
}
