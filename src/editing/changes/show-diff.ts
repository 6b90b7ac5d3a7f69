import { structuredPatch } from 'diff';
import type { Paint } from './paint.ts';

/** Lines around each change. */
const CONTEXT = 2;

/** A change as lines to show, with `-` before what goes and `+` before what comes. What would move a terminal's cursor is replaced. */
export function diffLines(before: string, after: string, paint: Paint): string[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT });
  return hunks.flatMap((hunk, index) => [
    ...(index > 0 ? ['  …'] : []),
    ...hunk.lines.filter((line) => !line.startsWith('\\')).map((line) => painted(visible(line), paint)),
  ]);
}

function painted(line: string, paint: Paint): string {
  const shown = `${line[0]} ${line.slice(1)}`;
  if (line.startsWith('-')) return paint('red', shown);
  return line.startsWith('+') ? paint('green', shown) : shown;
}

/** What would break the line or move a cursor is replaced. */
export function visible(line: string): string {
  return line.replace(/(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/gu, '\uFFFD');
}
