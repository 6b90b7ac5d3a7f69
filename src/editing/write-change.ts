import { open, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode, ifAbsent } from '../authoring/files/file-error.ts';
import { plain } from '../authoring/files/read-text-file.ts';
import { writeWhole } from './changes/write-whole.ts';
import type { FileChange } from './workspace.ts';

/**
 * Writes a change. Returns `false`, and leaves the file as it is, if another command or an editor has written it since it was read,
 * or deleted it: a removed review must not come back.
 */
export function writeChange({ path, before, content }: FileChange): Promise<boolean> {
  return alone(path, async () => {
    if (plain(await readFile(path, 'utf8').catch(ifAbsent(''))) !== before) return false;
    if (content === undefined) await rm(path);
    else await writeWhole(path, content);
    return true;
  });
}

/** In ms. To write a file takes less, so a lock that is older, or of the future, was left by a command that was killed. */
const LONGEST_MS = 10_000;
const PAUSE_MS = 20;

/**
 * Does work while no other command does it with the same file. Of two that have both found the file unchanged, the later one would
 * undo what the other wrote: of reviews that a script removes side by side, some would not be noted.
 */
async function alone<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = join(dirname(path), `.${basename(path).slice(0, 80)}.lock`);
  while (!(await isMade(lock))) {
    if (await isLeft(lock)) await alone(lock, () => removeLeft(lock));
    else await setTimeout(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function isLeft(lock: string): Promise<boolean> {
  const made = await stat(lock).catch(ifAbsent(undefined));
  return made !== undefined && Math.abs(Date.now() - made.mtimeMs) > LONGEST_MS;
}

/** To be called alone. Another command may have removed the lock already, and taken it: then it is no longer one that was left. */
async function removeLeft(lock: string): Promise<void> {
  if (await isLeft(lock)) await rm(lock, { force: true });
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
