import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { access, open, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { describeWriteError, ifAbsent } from '../../../src/authoring/files/file-error.ts';
import { rename } from '../../../src/rename.ts';
import { Refusal } from '../../support/run.ts';

/** A place to write results to. Either all of them are there after `keep`, or none. */
export interface Output {
  readonly stream: Writable;
  /** Whether the stream should be ended; standard output should not. */
  readonly ends: boolean;
  /** Puts the finished file in its place, after its stream has ended. */
  keep(): Promise<void>;
  /** Discards the results and leaves what was there before. */
  drop(): Promise<void>;
}

/**
 * Opens a file, or standard output for `-`. What is not a regular file, such as `/dev/null`, is written to directly. `name` is the
 * file's in the refusal that is thrown if it cannot be written.
 */
export async function openOutput(path: string, name: string): Promise<Output> {
  if (path === '-') return direct(process.stdout, false);
  const status = await stat(path).catch(ifAbsent(undefined)).catch(refuseWith(name));
  if (status?.isDirectory()) throw new Refusal(`${name} is a folder; a file is required`);
  if (status === undefined || status.isFile()) return beside(path, status).catch(refuseWith(name));
  const file = await open(path, 'w').catch(refuseWith(name));
  return direct(file.createWriteStream(), true);
}

function refuseWith(name: string): (error: unknown) => never {
  return (error) => {
    throw new Refusal(`${name} ${describeWriteError(error)}`);
  };
}

function direct(stream: Writable, ends: boolean): Output {
  return { stream, ends, keep: async () => {}, drop: async () => {} };
}

/** Writes a file beside the target and renames it at the end, so that readers see either the old file or the complete new one. */
async function beside(path: string, status: Stats | undefined): Promise<Output> {
  // A symbolic link is kept: its target is replaced.
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
