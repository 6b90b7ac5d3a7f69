import { type Position, positionAt } from '../../authoring/problems/problem.ts';

/** A text is this much longer in its file at most: by escapes, indentation and line ends. */
const ROOM = 4;

/**
 * Finds where words of a field stand in its file. `field` is the place of the field, and `length` that of its text. White space may
 * differ, as a file breaks lines; words that the file spells with escapes are not found, and then the field's own place is given.
 */
export function placeOfWords(file: string, field: Position, words: string, length: number): Position {
  const start = offsetOf(file, field);
  const stretch = file.slice(start, start + length * ROOM + 200);
  const pattern = words.trim().split(/\s+/).map(RegExp.escape).join(String.raw`\s+`);
  const found = stretch.search(new RegExp(pattern, 'u'));
  return found === -1 ? field : positionAt(file, start + found);
}

function offsetOf(file: string, { line, column }: Position): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = file.indexOf('\n', start);
    if (end === -1) break;
    start = end + 1;
  }
  return start + column - 1;
}
