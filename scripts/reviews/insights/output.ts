import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { access, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { errorCode } from '../../../src/authoring/files/file-error.ts';

/** Where results are written to: all of them are there after `keep`, or none. */
export interface Output {
  readonly stream: Writable;
  /** Whether the stream is to be ended: standard output is not. */
  readonly ends: boolean;
  /** Puts the file, whose stream has ended, in its place. */
  keep(): Promise<void>;
  /** Leaves what was there before as it is. */
  drop(): Promise<void>;
}

export type OpenedOutput = { ok: true; output: Output } | { ok: false; message: string };

/** Opens a file, or standard output for `-`; what is no regular file, such as `/dev/null`, gets everything at once as well. */
export async function openOutput(path: string): Promise<OpenedOutput> {
  if (path === '-') return { ok: true, output: direct(process.stdout, false) };
  try {
    const status = await statusOf(path);
    if (status?.isDirectory()) return { ok: false, message: 'is a folder; a file is required' };
    if (status === undefined || status.isFile()) return { ok: true, output: await beside(path, status) };
    return { ok: true, output: direct((await open(path, 'w')).createWriteStream(), true) };
  } catch (error) {
    return { ok: false, message: describeWriteError(error) };
  }
}

function direct(stream: Writable, ends: boolean): Output {
  return { stream, ends, keep: async () => {}, drop: async () => {} };
}

/** Writes beside the file, and renames: whoever reads it sees the old one or the whole new one. */
async function beside(path: string, status: Stats | undefined): Promise<Output> {
  // A link stays one.
  const target = status ? await realpath(path) : path;
  if (status) await access(target, constants.W_OK);
  const part = join(dirname(target), `.${basename(target).slice(0, 80)}-${randomUUID()}.part`);
  const file = await open(part, 'wx');
  if (status) await file.chmod(status.mode & 0o777);
  return {
    stream: file.createWriteStream({ flush: true }),
    ends: true,
    keep: () => rename(part, target),
    drop: () => rm(part, { force: true }),
  };
}

async function statusOf(path: string): Promise<Stats | undefined> {
  return stat(path).catch((error) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'its disk is read-only',
  ENOSPC: 'no space is left on its disk',
  EDQUOT: 'no space is left on its disk',
};

/** What the operating system's refusal means, in words; anything else that was thrown is thrown again. */
export function describeWriteError(error: unknown): string {
  const code = errorCode(error);
  if (code === undefined) throw error;
  return `cannot be written: ${WORDS[code] ?? code}`;
}
