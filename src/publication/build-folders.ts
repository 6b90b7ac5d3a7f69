import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { moveAway, rename } from '../rename.ts';

/**
 * Where builds are made, and where the last good one is. Both are on one file system, so that renaming is enough to move a build.
 */
export interface BuildFolders {
  /** The last good build. */
  readonly dist: string;
  /** Where the next one is made. */
  readonly build: string;
}

export function buildFoldersIn(root: string): BuildFolders {
  return { dist: join(root, 'dist'), build: join(root, '.build') };
}

/** The file in the build folder that holds what a build has found in the reviews. */
export const FINDINGS = 'findings.json';
/** The folder in the build folder that holds bundled code. */
export const BUNDLES = 'bundles';

/** What the build folder keeps from one build to the next. It only saves time. */
const KEPT: readonly string[] = [FINDINGS, BUNDLES];

const LAST = 'last';
const next = ({ build }: BuildFolders): string => join(build, 'next');
const last = ({ build }: BuildFolders): string => join(build, LAST);

/**
 * Runs a build while no other one runs. The lock is a transaction on an SQLite file: the operating system ends it with the
 * process, even if that is killed. `onWait` is called once when another build is under way.
 */
export async function withBuildLock<T>(folders: BuildFolders, onWait: () => void, work: () => Promise<T>): Promise<T> {
  await mkdir(folders.build, { recursive: true });
  const database = new DatabaseSync(join(folders.build, 'lock.sqlite'));
  try {
    for (let waits = 0; !tryLock(database); waits++) {
      if (waits === 0) onWait();
      await setTimeout(100);
    }
    return await work();
  } finally {
    database.close();
  }
}

const SQLITE_BUSY = 5;

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    if (error.errcode === SQLITE_BUSY) return false;
    error.message = `${database.location()} cannot be locked, as on a full disk or some network drives (${error.message})`;
    throw error;
  }
}

/** Removes a folder with all that is in it. */
type Remove = (folder: string) => Promise<void>;

const removeFolder: Remove = (folder) => rm(folder, { recursive: true, force: true });

/**
 * Removes something from the build folder. On NFS and FUSE, a file that a running server has open is renamed instead of deleted, so
 * its folder cannot be removed. We then move the folder aside, and a later build removes it.
 */
async function discard({ build }: BuildFolders, name: string, remove: Remove): Promise<void> {
  try {
    await remove(join(build, name));
  } catch (error) {
    if (!['ENOTEMPTY', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await rename(join(build, name), join(build, `left-${randomUUID()}`));
  }
}

/** Cleans up after a killed build: completes a swap that it had begun, and removes an unfinished build. Needs the lock. */
export async function recover(folders: BuildFolders, remove = removeFolder): Promise<void> {
  if (!existsSync(folders.dist)) {
    if (existsSync(next(folders))) await rename(next(folders), folders.dist);
    else if (existsSync(last(folders))) await rename(last(folders), folders.dist);
  }
  for (const name of await readdir(folders.build)) {
    if (!name.startsWith('lock.sqlite') && !KEPT.includes(name)) await discard(folders, name, remove);
  }
}

/** Makes an empty folder to build in. Needs the lock, and `recover` before. */
export async function createWorkFolder(folders: BuildFolders): Promise<string> {
  const folder = join(folders.build, 'work');
  await mkdir(folder);
  return folder;
}

/**
 * Puts a sealed build in the place of the last one, with two renames. A kill between them leaves no `dist`; `recover`
 * completes the swap, and until then a running server answers from the pack that it has open. Needs the lock.
 */
export async function swapIn(folders: BuildFolders, folder: string): Promise<void> {
  await rename(folder, next(folders));
  if (existsSync(folders.dist)) await moveAway(folders.dist, last(folders));
  await rename(next(folders), folders.dist);
}

/** Removes the build that a swap replaced; with thousands of files that takes longer than the swap. Needs the lock. */
export async function removeLast(folders: BuildFolders, remove = removeFolder): Promise<void> {
  await discard(folders, LAST, remove);
}
