import { rename as renameOnce, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** How often it is tried, and how long to wait between, in ms. */
const TRIES = 50;
const PAUSE_MS = 100;

/** What Windows answers while another program has a file open. Elsewhere these say something that stays. */
const HELD: readonly string[] = ['EPERM', 'EACCES', 'EBUSY'];

/**
 * Renames a file or folder. Windows refuses that while another program has it open, or a file in it, and virus scanners open
 * everything that is new. So there it is tried again for 5 seconds.
 */
export async function rename(
  from: string,
  to: string,
  { windows = process.platform === 'win32', once = renameOnce as (from: string, to: string) => Promise<void> } = {},
): Promise<void> {
  for (let left = windows ? TRIES : 1; ; left--) {
    try {
      return await once(from, to);
    } catch (error) {
      if (left === 1 || !HELD.includes(codeOf(error))) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** Whether a file or folder cannot be replaced: it is held or belongs to somebody else, or is on another disk than what is to come. */
export function isReplaceRefused(error: unknown): boolean {
  return [...HELD, 'EXDEV'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** The type of an overlayfs, of which the file system of a container is made (statfs(2)). */
const OVERLAYFS = 0x794c7630;

/**
 * Renames a folder that is no longer needed, to make room for another one. One that comes with the image of a container is removed
 * instead: overlayfs renames no folder of a lower layer.
 */
export async function moveAway(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    // Between two disks nothing can be renamed, so what is to take its place could not come.
    if (codeOf(error) !== 'EXDEV' || !(await areInOneOverlay(from, dirname(to)))) throw error;
    await rm(from, { recursive: true });
  }
}

async function areInOneOverlay(one: string, other: string): Promise<boolean> {
  const [{ dev }, { dev: otherDev }, { type }] = await Promise.all([stat(one), stat(other), statfs(one)]);
  return dev === otherDev && type === OVERLAYFS;
}
