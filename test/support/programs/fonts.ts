import { readPackageFile } from '../../../src/astro/package-file.ts';
import { readFonts } from '../../../src/pictures/fonts.ts';
import { startRenderer } from '../../../src/pictures/resvg.ts';

// Tests that import the fonts can also paint.
await startRenderer(readPackageFile);

export const fonts = readFonts(readPackageFile);
