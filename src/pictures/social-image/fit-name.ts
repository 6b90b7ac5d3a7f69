import { xmlText } from '../../representations/text/xml-text.ts';
import type { Fonts } from '../fonts.ts';
import { type Look, widthOf } from './text.ts';
import { clampLines, wrap } from './wrap.ts';

/** A name in the largest size that there is room for. */
export interface FittedName {
  readonly lines: readonly string[];
  /** In pixels. */
  readonly size: number;
}

const MOST_LINES = 3;

/** Sizes in pixels, and how many lines of each there is room for. */
const SIZES = [
  { size: 104, most: 2 },
  { size: 88, most: 2 },
  { size: 74, most: MOST_LINES },
  { size: 62, most: MOST_LINES },
] as const;

/** The size of a name that fits in none of these: it is cut. */
const SMALLEST = 52;

/** The look of a name in a size. */
export function nameLook(size: number): Look {
  return { size, bold: true, spacing: -0.025 };
}

/**
 * Finds the largest size at which a name fits a width, in pixels, if possible without breaking a word.
 * It is `undefined` for a name with characters that the font lacks, such as Chinese or an emoji: boxes would stand where
 * they belong, and fonts for all scripts are tens of megabytes.
 */
export function fitName(name: string, width: number, fonts: Fonts): FittedName | undefined {
  const text = visibleText(name);
  if (text === '' || !fonts.canWrite(text)) return undefined;
  const measureAt = (size: number) => (part: string) => widthOf(part, nameLook(size), fonts);
  const wrapAt = (size: number) => ({ size, ...wrap(text, width, measureAt(size)) });
  // Tried one after the other, as it takes long to measure words.
  const fitting = SIZES.values()
    .map(({ size, most }) => ({ most, ...wrapAt(size) }))
    .filter(({ lines, most }) => lines.length <= most);
  const { value: largest } = fitting.next();
  const unbroken = largest?.breaksWords ? fitting.find(({ breaksWords }) => !breaksWords) : largest;
  const { size, lines } = unbroken ?? largest ?? wrapAt(SMALLEST);
  return { size, lines: clampLines(lines, MOST_LINES, width, measureAt(size)) };
}

/** The name as it is drawn: letters in one piece with their accents, single spaces, and no characters that cannot be seen. */
function visibleText(name: string): string {
  return xmlText(name)
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}
