import { dirname } from 'node:path';
import { prepareFolder } from '../../../src/editing/changes/write-whole.ts';
import type { FileChange } from '../../../src/editing/workspace.ts';
import { writeChange } from '../../../src/editing/write-change.ts';
import { Refusal } from '../../support/run.ts';
import { diffLines } from '../../support/terminal/diff-lines.ts';
import { paintFor } from '../../support/terminal/paint.ts';

/** Writes the change, and shows the file and its diff. If the file has changed since it was read, it is left as it is. */
export async function apply(change: FileChange): Promise<void> {
  await prepareFolder(dirname(change.path));
  await writeUnchanged(change);
  show(change);
}

/** Writes the change, or refuses if the file has changed since it was read. */
export async function writeUnchanged(change: FileChange): Promise<void> {
  if (await writeChange(change)) return;
  throw new Refusal(`${change.file}: was changed meanwhile, so it is left as it is; run the command again`);
}

/** Shows a change. */
export function show({ file, before, after, content }: FileChange): void {
  const paint = paintFor(process.stdout);
  console.log(paint('bold', content === undefined ? `${file} (deleted)` : file));
  for (const line of diffLines(before, after, paint)) console.log(line);
}
