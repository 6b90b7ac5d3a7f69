import { create, type Font } from 'fontkitten';
import type { FontFiles, ReadPackageFile } from './resvg.ts';

/** Inter as the pictures use it: medium for all but the name and the average, which are bold. */
export interface Fonts {
  readonly files: FontFiles;
  /** Whether the bold one has a glyph for every character of a text. */
  readonly canWrite: (text: string) => boolean;
}

/** From a package of the font's own files: the renderer reads no WOFF. */
export function readFonts(read: ReadPackageFile): Fonts {
  const medium = read('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf');
  const bold = read('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');
  // A file of one font.
  const font = create(bold) as Font;
  return {
    files: [medium, bold],
    canWrite: (text) => [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  };
}
