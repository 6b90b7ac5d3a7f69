import { stripVTControlCharacters } from 'node:util';

/** In columns of a terminal; most have 80 or more. */
const WIDTH = 76;

/** How much of a cut line is shown before the place, in columns. */
const BEFORE = 30;

/** A line of a file, and the indent and the width of a place in it, in columns of a terminal. */
interface Excerpt {
  readonly line: string;
  readonly indent: number;
  readonly width: number;
}

/** The part of a line around a place. `column`, from 1, and `length`, that of the place, are in UTF-16 code units. */
export function excerptOf(line: string, column: number, length: number): Excerpt {
  const at = Math.min(column - 1, line.length);
  const [before, after] = [plain(line.slice(0, at)), plain(line.slice(at))];
  const isCut = widthOf(before + after) > WIDTH && widthOf(before) > WIDTH - BEFORE;
  const left = isCut ? `…${endOf(before, BEFORE)}` : before;
  const indent = widthOf(left);
  const right = fitting([...after], WIDTH - indent).join('');
  const place = widthOf(plain(line.slice(at, at + length)));
  return {
    line: left + right.trimEnd() + (right.length < after.length ? '…' : ''),
    indent,
    width: Math.max(1, Math.min(place, widthOf(right))),
  };
}

/** The longest end of a text that takes so many columns at most. */
function endOf(text: string, columns: number): string {
  return fitting([...text].reverse(), columns)
    .reverse()
    .join('');
}

/** The first characters, as many as take so many columns at most. */
function fitting(characters: readonly string[], columns: number): string[] {
  let width = 0;
  const end = characters.findIndex((character) => {
    width += widthOf(character);
    return width > columns;
  });
  return characters.slice(0, end === -1 ? characters.length : end);
}

/** Characters that break the line, move the cursor or turn the direction of writing. */
const MOVING = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

function plain(text: string): string {
  return stripVTControlCharacters(text).replaceAll('\t', ' ').replace(MOVING, '\uFFFD');
}

const NONE = /[\p{M}\p{EMod}\u200b-\u200d]/u;
/** East Asian Wide and Fullwidth (UAX #11), roughly, and emoji. */
const TWO =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]/u;

function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (NONE.test(character) ? 0 : TWO.test(character) ? 2 : 1), 0);
}
