import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ifAbsent } from '../../../src/authoring/files/file-error.ts';
import { plain } from '../../../src/authoring/files/read-text-file.ts';
import { prepareFolder, writeWhole } from '../../../src/editing/changes/write-whole.ts';
import type { FileChange } from '../../../src/editing/workspace.ts';
import { Refusal } from '../../support/run.ts';
import { diffLines } from '../../support/terminal/diff-lines.ts';
import { paintFor } from '../../support/terminal/paint.ts';

/** Writes the change, and shows the file and its diff. If the file has changed since it was read, it is left as it is. */
export async function apply(change: FileChange): Promise<void> {
  await refuseChanged(change);
  const folder = dirname(change.path);
  await prepareFolder(folder);
  if (change.content === undefined) await rm(change.path);
  else await writeWhole(change.path, change.content);
  show(change);
}

/** Refuses if another command or an editor has written the file meanwhile, or deleted it: a removed review must not come back. */
async function refuseChanged({ file, path, before }: FileChange): Promise<void> {
  const now = await readFile(path, 'utf8').catch(ifAbsent(''));
  if (plain(now) === before) return;
  throw new Refusal(`${file}: was changed meanwhile, so it is left as it is; run the command again`);
}

/** Shows a change. */
export function show({ file, before, after, content }: FileChange): void {
  const paint = paintFor(process.stdout);
  console.log(paint('bold', content === undefined ? `${file} (deleted)` : file));
  for (const line of diffLines(before, after, paint)) console.log(line);
}
