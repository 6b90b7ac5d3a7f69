import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the bundler makes of the code: the server, the files of the browser, and the program that renders the pages. */
export interface Bundles {
  /** The folder that contains `client/`, `server/`, `renderer/` and `package.json`. */
  readonly folder: string;
  /** SHA-256 of the code that the bundles were made from. */
  readonly digest: string;
  readonly renderer: typeof import('../../src/astro/bundling/renderer.ts');
}

/** Loads the bundles of a folder. */
export async function loadBundles(folder: string, digest: string): Promise<Bundles> {
  return { folder, digest, renderer: await import(pathToFileURL(join(folder, 'renderer', 'prerender-entry.mjs')).href) };
}
