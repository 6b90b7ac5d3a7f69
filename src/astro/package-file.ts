import { root } from 'astro:config/server';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Looks from the project's folder: the modules of a build are in a place from which no packages are found. */
const { resolve } = createRequire(new URL('package.json', root));

/** Reads a file of an installed package by its specifier. */
export function readPackageFile(specifier: string): Buffer {
  return readFileSync(resolve(specifier));
}
