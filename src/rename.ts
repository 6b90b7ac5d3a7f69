import { rename as renameOnce } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** How often it is tried, and how long to wait between, in ms. */
const TRIES = 50;
const PAUSE_MS = 100;

/**
 * Whether a file or folder may not be replaced: on Windows mostly because another program has it open, or one in it; elsewhere also
 * by one on another disk.
 */
export function isReplaceRefused(error: unknown): boolean {
  return ['EPERM', 'EACCES', 'EBUSY', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? '');
}

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
      if (left === 1 || !isReplaceRefused(error)) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}
