import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Reads a file of an installed package by its specifier. */
export function readPackageFile(specifier: string): Buffer {
  return readFileSync(resolve(specifier));
}
