import { structuredPatch } from 'diff';
import type { Paint } from './paint.ts';
import { visible } from './visible.ts';

/** How many unchanged lines are shown around each change. */
const CONTEXT = 2;

/** A change as lines to show, `-` before removed ones and `+` before new ones. Control characters are replaced. */
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
