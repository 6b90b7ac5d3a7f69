import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFileError, errorCode } from '../../../src/authoring/files/file-error.ts';
import { compareProblems, formatProblem } from '../../../src/authoring/problems/problem.ts';
import { readAspects } from '../../../src/authoring/read-aspects.ts';
import type { OwnAspect } from '../../../src/insights/own-aspect.ts';
import { readBuildSettings } from '../../../src/settings.ts';
import { fromWhereTyped } from '../../support/where-typed.ts';

type OwnAspects = { ok: true; value: readonly OwnAspect[] } | { ok: false; lines: readonly string[] };

/** Reads the trade's own aspects of a content folder, where it has some; without `folder` of the project's, where there is one. */
export async function readOwnAspects(folder: string | undefined): Promise<OwnAspects> {
  if (folder === undefined) {
    const { contentDirectory } = readBuildSettings(process.env);
    return read(contentDirectory, contentDirectory);
  }
  const directory = fromWhereTyped(folder);
  const fault = await folderFault(directory);
  return fault === undefined ? read(directory, folder) : { ok: false, lines: [`--content ${folder}: ${fault}`] };
}

async function read(directory: string, shown: string): Promise<OwnAspects> {
  if (!(await isThere(join(directory, 'aspects.yaml')))) return { ok: true, value: [] };
  const aspects = await readAspects(directory, shown);
  const [value] = aspects.found;
  return value === undefined
    ? { ok: false, lines: aspects.problems.toSorted(compareProblems).map(formatProblem) }
    : { ok: true, value };
}

async function folderFault(directory: string): Promise<string | undefined> {
  return stat(directory).then(
    (status) => (status.isDirectory() ? undefined : 'is not a folder'),
    (error) => describeFileError(error),
  );
}

/** What is there and cannot be read is told by its reader. */
async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error) => errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ENOTDIR',
  );
}
