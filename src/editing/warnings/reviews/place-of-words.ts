import { type Position, positionAt } from '../../../authoring/problems/problem.ts';

/** In its file a text is at most this many times as long, because of escapes, indentation and line ends. */
const ROOM = 4;

/**
 * Finds the position of words of a field in its file. `field` is the position of the field, `length` the length of its text.
 * White space may differ, as a file may break lines. Words that the file writes with escapes are not found; the result is `field`
 * then.
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
