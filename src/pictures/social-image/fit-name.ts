import { xmlText } from '../../representations/text/xml-text.ts';
import type { Fonts } from '../fonts.ts';
import { type Look, widthOf } from './text.ts';
import { clampLines, wrap } from './wrap.ts';

/** A name as large as there is room for. */
export interface FittedName {
  readonly lines: readonly string[];
  /** In pixels. */
  readonly size: number;
}

const MOST_LINES = 3;

/** In pixels, and how many lines there is room for. */
const SIZES = [
  { size: 104, most: 2 },
  { size: 88, most: 2 },
  { size: 74, most: MOST_LINES },
  { size: 62, most: MOST_LINES },
] as const;

/** For what fits in none of these: it is cut. */
const SMALLEST = 52;

/** How a name is written in a size. */
export function nameLook(size: number): Look {
  return { size, bold: true, spacing: -0.025 };
}

/**
 * Finds the largest size at which a name fits a width, in pixels; if it can be, without breaking a word.
 * `undefined` for a name in a script that the font lacks, such as Chinese or Arabic, and for one with an emoji:
 * boxes would stand where the letters belong, and fonts for every script are tens of megabytes.
 */
export function fitName(name: string, width: number, fonts: Fonts): FittedName | undefined {
  const text = visibleText(name);
  if (text === '' || !fonts.canWrite(text)) return undefined;
  const measureAt = (size: number) => (part: string) => widthOf(part, nameLook(size), fonts);
  const wrapAt = (size: number) => ({ size, ...wrap(text, width, measureAt(size)) });
  const fitting = SIZES.map(({ size, most }) => ({ most, ...wrapAt(size) })).filter(({ lines, most }) => lines.length <= most);
  const { size, lines } = fitting.find(({ breaksWords }) => !breaksWords) ?? fitting[0] ?? wrapAt(SMALLEST);
  return { size, lines: clampLines(lines, MOST_LINES, width, measureAt(size)) };
}

/** As the lines are cut from: composed letters, single spaces, and nothing that only says where a line may break. */
function visibleText(name: string): string {
  return xmlText(name)
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}
