import { open, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode, ifAbsent } from '../../../src/authoring/files/file-error.ts';
import { plain } from '../../../src/authoring/files/read-text-file.ts';
import { prepareFolder, writeWhole } from '../../../src/editing/changes/write-whole.ts';
import type { FileChange } from '../../../src/editing/workspace.ts';
import { Refusal } from '../../support/run.ts';
import { diffLines } from '../../support/terminal/diff-lines.ts';
import { paintFor } from '../../support/terminal/paint.ts';

/** Writes the change, and shows the file and its diff. If the file has changed since it was read, it is left as it is. */
export async function apply(change: FileChange): Promise<void> {
  await prepareFolder(dirname(change.path));
  await alone(change.path, async () => {
    await refuseChanged(change);
    if (change.content === undefined) await rm(change.path);
    else await writeWhole(change.path, change.content);
  });
  show(change);
}

/** In ms. To write a file takes less, so whoever holds a lock for longer was killed. */
const LONGEST_MS = 10_000;
const PAUSE_MS = 20;

/**
 * Does work while no other command does it with the same file. Of two that have both found the file unchanged, the later one would
 * undo what the other wrote: of reviews that a script removes side by side, some would not be noted.
 */
async function alone(path: string, work: () => Promise<void>): Promise<void> {
  const lock = join(dirname(path), `.${basename(path).slice(0, 80)}.lock`);
  while (!(await isMade(lock))) {
    const made = await stat(lock).catch(ifAbsent(undefined));
    if (made !== undefined && Date.now() - made.mtimeMs > LONGEST_MS) await rm(lock, { force: true });
    else await setTimeout(PAUSE_MS);
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Makes a file unless it is there. */
async function isMade(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close();
    return true;
  } catch (error) {
    // What else is in the way, such as a full disk, is told where the file itself is written.
    return errorCode(error) !== 'EEXIST';
  }
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
