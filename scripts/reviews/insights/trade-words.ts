import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFileError, errorCode } from '../../../src/authoring/files/file-error.ts';
import { compareProblems, formatProblem } from '../../../src/authoring/problems/problem.ts';
import { readAspects, readTrade } from '../../../src/authoring/read-alone.ts';
import type { OwnAspect } from '../../../src/insights/own-aspect.ts';
import type { Trade } from '../../../src/reviews/schemas/business.ts';
import { readBuildSettings } from '../../../src/settings.ts';
import { fromWhereTyped } from '../../support/where-typed.ts';

/** What a content folder adds to the words of the analysis. */
export interface TradeWords {
  readonly aspects: readonly OwnAspect[];
  /** The trade in the `business.yaml` of a folder that was named. */
  readonly trade: Trade | undefined;
}

type ReadWords = { ok: true; value: TradeWords } | { ok: false; lines: readonly string[] };

/**
 * Reads the aspects and the trade of a content folder, if they are there. Without `folder`, reads only the aspects of the
 * project's own content.
 */
export async function readTradeWords(folder: string | undefined): Promise<ReadWords> {
  if (folder === undefined) {
    const { contentDirectory } = readBuildSettings(process.env);
    return readFiles(contentDirectory, contentDirectory, false);
  }
  const directory = fromWhereTyped(folder);
  const fault = await folderFault(directory);
  return fault === undefined ? readFiles(directory, folder, true) : { ok: false, lines: [`--content ${folder}: ${fault}`] };
}

async function readFiles(directory: string, shown: string, withTrade: boolean): Promise<ReadWords> {
  const hasAspects = await isThere(join(directory, 'aspects.yaml'));
  const hasTrade = withTrade && (await isThere(join(directory, 'business.yaml')));
  const aspects = hasAspects ? await readAspects(directory, shown) : { found: [[]], problems: [] };
  const trade = hasTrade ? await readTrade(directory, shown) : { found: [{}], problems: [] };
  const [own] = aspects.found;
  const [business] = trade.found;
  if (own !== undefined && business !== undefined) return { ok: true, value: { aspects: own, trade: business.trade } };
  return { ok: false, lines: [...aspects.problems, ...trade.problems].toSorted(compareProblems).map(formatProblem) };
}

async function folderFault(directory: string): Promise<string | undefined> {
  return stat(directory).then(
    (status) => (status.isDirectory() ? undefined : 'is not a folder'),
    (error) => describeFileError(error),
  );
}

/** Whether a file exists. If it cannot be read, the code that reads it reports that. */
async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error) => errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ENOTDIR',
  );
}
