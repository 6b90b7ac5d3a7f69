import { compareText } from '../../reviews/text/comparing/compare-text.ts';

/** A place in a text: lines and columns count from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A place in one of the editors' files. */
export interface PlaceInFile extends Position {
  /** The file's name as the user would type it. */
  readonly file: string;
}

/** One mistake in these files. */
export interface Problem extends PlaceInFile {
  readonly message: string;
}

export const START: Position = { line: 1, column: 1 };

/** The problem as one line: `content/reviews/a.md:3:9  rating: 6 is more than 5`. */
export function formatProblem(problem: Problem): string {
  return `${placeOf(problem)}  ${onOneLine(problem.message)}`;
}

/** The place of a problem: `content/reviews/a.md:3:9`. */
export function placeOf({ file, line, column }: PlaceInFile): string {
  return onOneLine(`${file}:${line}:${column}`);
}

/** Replaces control characters: file names and what stands in files must not break the line or move a terminal's cursor. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '\uFFFD');
}

/** Orders by file, place and message, texts by code units. */
export function compareProblems(a: Problem, b: Problem): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.message, b.message);
}

/** Tells where an offset stands in a text with `\n` for line breaks; `firstLine` is the line of its file on which it begins. */
export function positionAt(text: string, offset: number, firstLine = 1): Position {
  let line = firstLine;
  let lineStart = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', lineStart)) {
    line++;
    lineStart = end + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
