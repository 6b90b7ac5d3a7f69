import { onlyOne } from '../../../src/authoring/problems/read.ts';
import type { Source } from '../../../src/authoring/source/source.ts';
import type { Changes } from '../../../src/editing/changes/change-group.ts';
import { writeWhole } from '../../../src/editing/changes/write-whole.ts';
import { planChange, type Workspace } from '../../../src/editing/workspace.ts';
import { count } from '../../support/count.ts';

interface Wanted {
  readonly source: Source;
  readonly changes: Changes;
}

/**
 * Writes the changes of many reviews, and returns the files that were written, one entry for each review. A review with a mistake
 * is left as it is, and does not hold up the others.
 */
export async function changeEach(
  workspace: Workspace,
  wanted: readonly Wanted[],
  onWritten: () => void = () => {},
): Promise<string[]> {
  const files: string[] = [];
  for (const { source, changes } of wanted) {
    const change = onlyOne(await planChange(workspace, source, changes));
    if (change?.content === undefined) continue;
    await writeWhole(change.path, change.content);
    files.push(change.file);
    onWritten();
  }
  return files;
}

/** Lines that say how many reviews were left as they are. */
export function faultyLines(faulty: number): string[] {
  return faulty === 0 ? [] : [`${count(faulty, 'review')} with mistakes left as they are; npm run check names them.`];
}
