import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { paintFor } from '../../../src/editing/changes/paint.ts';
import { diffLines } from '../../../src/editing/changes/show-diff.ts';
import { removeParts, writeWhole } from '../../../src/editing/changes/write-whole.ts';
import type { FileChange } from '../../../src/editing/workspace.ts';

/** Writes the change, and shows the file and what became other in it. */
export async function apply(change: FileChange): Promise<void> {
  const folder = dirname(change.path);
  await mkdir(folder, { recursive: true });
  await removeParts(folder);
  if (change.content === undefined) await rm(change.path);
  else await writeWhole(change.path, change.content);
  show(change);
}

/** Shows a change. */
export function show({ file, before, after, content }: FileChange): void {
  const paint = paintFor(process.stdout);
  console.log(paint('bold', content === undefined ? `${file} (deleted)` : file));
  for (const line of diffLines(before, after, paint)) console.log(line);
}
