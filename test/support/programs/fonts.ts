import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFonts } from '../../../src/pictures/fonts.ts';
import { startRenderer } from '../../../src/pictures/resvg.ts';

const { resolve } = createRequire(import.meta.url);

/** Reads a file of an installed package, as the routes of the pictures do. */
export function readPackageFile(specifier: string): Buffer {
  return readFileSync(resolve(specifier));
}

// Tests that import the fonts can also paint.
await startRenderer(readPackageFile);

export const fonts = readFonts(readPackageFile);
