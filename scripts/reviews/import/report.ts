import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describeWriteError } from '../../../src/authoring/files/file-error.ts';
import { writeWhole } from '../../../src/editing/changes/write-whole.ts';
import type { Tally } from '../../../src/editing/imports/plan/tally.ts';
import { Refusal } from '../../support/run.ts';
import type { Preparation } from './prepare.ts';

/** Writes a report of every decision, for programs and for people who want to check. It contains no words of reviews. */
export async function writeReport(path: string, { exports }: Preparation, tally: Tally): Promise<void> {
  const files = exports.map(({ name, parts, ignored }) => ({ name, parts: parts.map((part) => part.name), ignored }));
  const report = { files, counts: tally.counts, missing: tally.missing, entries: tally.report };
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeWhole(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    throw new Refusal(`--report ${path} ${describeWriteError(error)}. Nothing was written.`, { cause: error });
  }
}
