import { create, type Font } from 'fontkitten';
import type { FontFiles, ReadPackageFile } from './resvg.ts';

/** The font of the pictures, Inter. The name and the average are bold, all else is medium. */
export interface Fonts {
  readonly files: FontFiles;
  /** Whether the bold font has every character of a text. */
  readonly canWrite: (text: string) => boolean;
  /** The outline of a character in the bold font, and its box, with y upwards; `undefined` if the font lacks the character. */
  readonly outlineOf: (character: string) => Outline | undefined;
}

interface Outline {
  /** The data of an SVG path. */
  readonly path: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
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
    outlineOf(character) {
      const point = character.codePointAt(0) ?? 0;
      if (!font.hasGlyphForCodePoint(point)) return undefined;
      const { path } = font.glyphForCodePoint(point);
      const { minX, minY, width, height } = path.bbox;
      return { path: path.toSVG(), box: { x: minX, y: minY, width, height } };
    },
  };
}
