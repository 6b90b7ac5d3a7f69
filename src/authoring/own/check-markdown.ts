import { markdownFaults, type PathFaults } from '../../markdown/find-faults.ts';
import type { FileText } from '../files/read-text-file.ts';
import { type Problem, positionAt } from '../problems/problem.ts';
import { textFault } from '../source/text-issues.ts';

/** The part of a file that begins at `offset`. */
export interface Below {
  readonly text: string;
  readonly offset: number;
}

/** The mistakes in the Markdown of a part of a file. */
export function markdownProblems(
  { file, text: whole }: FileText,
  { text, offset }: Below,
  tokens: Parameters<typeof markdownFaults>[0],
  pathFaults: PathFaults,
): Problem[] {
  const unfit = textFault(text);
  const faults = unfit ? [unfit] : markdownFaults(tokens, text, pathFaults);
  return faults.map(({ offset: at, message }) => ({ file, ...positionAt(whole, offset + at), message }));
}
