import { dirname } from 'node:path';
import { onOneLine, type Problem } from '../../../src/authoring/problems/problem.ts';
import { onlyOne } from '../../../src/authoring/problems/read.ts';
import type { ReviewChange } from '../../../src/editing/changes/change-review.ts';
import { prepareFolder } from '../../../src/editing/changes/write-whole.ts';
import { planChanges, type Workspace } from '../../../src/editing/workspace.ts';
import { firstLines } from '../../support/terminal/first-lines.ts';
import { say } from '../../support/terminal/say.ts';
import { writeUnchanged } from './apply.ts';

/** What became of many reviews. */
export interface Outcome {
  /** The files that were written, one entry for each review. */
  readonly files: readonly string[];
  /** The first mistake of each review that was left as it is. Its place counts in the text that would have been written. */
  readonly left: readonly Problem[];
}

/**
 * Writes the changes of many reviews. A review with a mistake, be it one that the change would make, is left as it is, and does not
 * hold up the others.
 */
export async function changeEach(
  workspace: Workspace,
  wanted: readonly ReviewChange[],
  onWritten: () => void = () => {},
): Promise<Outcome> {
  const files: string[] = [];
  const left: Problem[] = [];
  for (const folder of new Set(wanted.map(({ source }) => dirname(source.file)))) await prepareFolder(folder);
  for (const [file, inFile] of Map.groupBy(wanted, ({ source }) => source.file)) {
    const written = await changeInFile(workspace, file, inFile, left);
    for (let each = 0; each < written; each++) {
      files.push(file);
      onWritten();
    }
  }
  return { files, left };
}

/**
 * Changes all reviews of a file at once, because to read a table anew for each of its rows takes minutes. If that is refused, its
 * halves are tried, down to the reviews that have the mistakes. Returns how many were changed, and adds the mistakes of the
 * others to `left`.
 */
async function changeInFile(
  workspace: Workspace,
  file: string,
  wanted: readonly ReviewChange[],
  left: Problem[],
): Promise<number> {
  const planned = await planChanges(workspace, file, wanted);
  const change = onlyOne(planned);
  if (change !== undefined) {
    await writeUnchanged(change);
    return wanted.length;
  }
  if (wanted.length === 1) {
    left.push(...planned.problems.slice(0, 1));
    return 0;
  }
  const middle = Math.ceil(wanted.length / 2);
  const first = await changeInFile(workspace, file, wanted.slice(0, middle), left);
  return first + (await changeInFile(workspace, file, wanted.slice(middle), left));
}

/** Tells which reviews were left as they are, and why, and returns the exit code: 1 if there are any. */
export function tellLeft(left: readonly Problem[]): number {
  if (left.length === 0) return 0;
  say(left.length === 1 ? 'Left as it is:' : 'Left as they are:');
  for (const line of firstLines(left.map(({ file, message }) => onOneLine(`  ${file}  ${message}`)))) say(line);
  return 1;
}
