import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The size of a folder on the disk, in MB of 2^20 bytes, counted as `du -sm` does: a file with two names counts once. */
export function folderSize(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => lstatSync(join(folder, name)));
  const files = new Map(entries.map(({ ino, blocks }) => [ino, blocks]));
  return Math.ceil(([...files.values()].reduce((sum, blocks) => sum + blocks, 0) * 512) / 2 ** 20);
}
