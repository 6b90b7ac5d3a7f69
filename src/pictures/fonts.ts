import { create, type Font } from 'fontkitten';
import type { FontFiles, ReadPackageFile } from './resvg.ts';

/** The font of the pictures, Inter. The name and the average are bold, all else is medium. */
export interface Fonts {
  readonly files: FontFiles;
  /** Whether the bold font has every character of a text. */
  readonly canWrite: (text: string) => boolean;
}

/** Reads the fonts from a package of TrueType files, because the renderer cannot read WOFF, the format for web pages. */
export function readFonts(read: ReadPackageFile): Fonts {
  const medium = read('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf');
  const bold = read('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');
  // The file has one font; a collection would have several.
  const font = create(bold) as Font;
  return {
    files: [medium, bold],
    canWrite: (text) => [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  };
}
