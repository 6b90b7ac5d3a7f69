import { constants } from 'node:fs';
import { access, open, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { describeWriteError, ifAbsent } from '../../../src/authoring/files/file-error.ts';
import { openPart } from '../../../src/editing/changes/write-whole.ts';
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
  if (status === undefined || status.isFile()) return beside(path, status !== undefined).catch(refuseWith(name));
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
async function beside(path: string, isThere: boolean): Promise<Output> {
  if (isThere) await access(path, constants.W_OK);
  const { file, ...part } = await openPart(path);
  return { ...part, stream: file.createWriteStream({ flush: true }), ends: true };
}
