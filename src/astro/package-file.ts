import { root } from 'astro:config/server';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** From the project's folder: the build's own modules are where no packages are. */
const { resolve } = createRequire(new URL('package.json', root));

/** Reads a file of an installed package by its specifier. */
export function readPackageFile(specifier: string): Buffer {
  return readFileSync(resolve(specifier));
}
