import { rename as renameOnce } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** How often it is tried, and how long to wait between, in ms. */
const TRIES = 50;
const PAUSE_MS = 100;

const WINDOWS = process.platform === 'win32';

/** Whether Windows refuses because another program has the file open, or one in the folder. */
export function isHeld(error: unknown, windows = WINDOWS): boolean {
  return windows && ['EPERM', 'EACCES', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/**
 * Renames a file or folder. Windows refuses that while another program has it open, or a file in it, and virus scanners open
 * everything that is new. So there it is tried again for 5 seconds.
 */
export async function rename(
  from: string,
  to: string,
  { windows = WINDOWS, once = renameOnce as (from: string, to: string) => Promise<void> } = {},
): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      return await once(from, to);
    } catch (error) {
      if (left === 1 || !isHeld(error, windows)) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}
