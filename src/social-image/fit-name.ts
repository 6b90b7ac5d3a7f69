import satori from 'satori';
import { box, type Element, type Style, words } from './element.ts';
import { type Font, fontsFor, type ReadPackageFile } from './fonts.ts';

/** A name as large as there is room for. */
export interface FittedName {
  readonly text: string;
  /** In pixels. */
  readonly size: number;
  readonly fonts: Font[];
}

/** Measuring needs no outlines of the letters. */
const LAYOUT_ONLY = { embedFont: false };

const LINE_HEIGHT = 1.12;
const MOST_LINES = 3;

/** In pixels, and how many lines there is room for. */
const SIZES = [
  { size: 104, lines: 2 },
  { size: 88, lines: 2 },
  { size: 74, lines: MOST_LINES },
  { size: 62, lines: MOST_LINES },
] as const;

/** For what fits in none of these: it is cut. */
const SMALLEST = 52;

/**
 * Finds the largest size at which a name fits a width, in pixels.
 * `undefined` for a name in a script that the font lacks, such as Chinese or Arabic, and for one with an emoji:
 * boxes would stand where the letters belong, and fonts for every script are tens of megabytes.
 */
export async function fitName(name: string, width: number, read: ReadPackageFile): Promise<FittedName | undefined> {
  const text = name.normalize('NFC');
  const fonts = fontsFor(text, 700, read);
  if (!(await canDraw(text, fonts))) return undefined;
  for (const { size, lines } of SIZES) {
    const height = await heightOf(words(nameStyle(size), text), width, fonts);
    // Heights come rounded to whole pixels.
    if (height <= Math.ceil(lines * size * LINE_HEIGHT)) return { text, size, fonts };
  }
  return { text, size: SMALLEST, fonts };
}

/** The name in a size, cut where there is no room for another line. */
export function clampedName({ text, size }: FittedName): Element {
  return words({ ...nameStyle(size), display: 'block', lineClamp: MOST_LINES }, text);
}

function nameStyle(size: number): Style {
  return { fontSize: size, fontWeight: 700, lineHeight: LINE_HEIGHT, letterSpacing: '-0.025em', wordBreak: 'break-word' };
}

/** Whether the fonts have a glyph for every character. */
async function canDraw(text: string, fonts: Font[]): Promise<boolean> {
  const missing: string[] = [];
  // Each by itself: of a letter with marks in characters of their own, satori asks only for the letter.
  const characters = [...new Set(text)].map((character) => words({ fontWeight: 700 }, character));
  const loadAdditionalAsset = async (_: string, segment: string) => {
    missing.push(segment);
    return [];
  };
  await satori(box({}, ...characters), { ...LAYOUT_ONLY, width: 100, fonts, loadAdditionalAsset });
  return missing.length === 0;
}

async function heightOf(element: Element, width: number, fonts: Font[]): Promise<number> {
  let height = 0;
  await satori(element, {
    ...LAYOUT_ONLY,
    width,
    fonts,
    onNodeDetected: (node) => {
      height = Math.max(height, node.height);
    },
  });
  return height;
}
