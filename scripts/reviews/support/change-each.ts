import { onlyOne } from '../../../src/authoring/problems/read.ts';
import type { ReviewChange } from '../../../src/editing/changes/change-review.ts';
import { writeWhole } from '../../../src/editing/changes/write-whole.ts';
import { planChanges, type Workspace } from '../../../src/editing/workspace.ts';
import { count } from '../../support/count.ts';

/**
 * Writes the changes of many reviews, and returns the files that were written, one entry for each review. A review with a mistake
 * is left as it is, and does not hold up the others.
 */
export async function changeEach(
  workspace: Workspace,
  wanted: readonly ReviewChange[],
  onWritten: () => void = () => {},
): Promise<string[]> {
  const files: string[] = [];
  for (const [file, inFile] of Map.groupBy(wanted, ({ source }) => source.file)) {
    const written = await changeInFile(workspace, file, inFile);
    for (let each = 0; each < written; each++) {
      files.push(file);
      onWritten();
    }
  }
  return files;
}

/**
 * Changes all reviews of a file at once, because to read a table anew for each of its rows takes minutes. If that is refused, its
 * halves are tried, down to the reviews that have the mistakes. Returns how many were changed.
 */
async function changeInFile(workspace: Workspace, file: string, wanted: readonly ReviewChange[]): Promise<number> {
  const change = onlyOne(await planChanges(workspace, file, wanted));
  if (change?.content !== undefined) {
    await writeWhole(change.path, change.content);
    return wanted.length;
  }
  if (wanted.length === 1) return 0;
  const middle = Math.ceil(wanted.length / 2);
  const first = await changeInFile(workspace, file, wanted.slice(0, middle));
  return first + (await changeInFile(workspace, file, wanted.slice(middle)));
}

/** Lines that say how many reviews were left as they are. */
export function faultyLines(faulty: number): string[] {
  return faulty === 0 ? [] : [`${count(faulty, 'review')} with mistakes left as they are; npm run check names them.`];
}
