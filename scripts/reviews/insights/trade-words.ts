import { checkAspects } from '../../../src/authoring/editorial/check-aspects.ts';
import { listFolder } from '../../../src/authoring/files/list-folder.ts';
import { compareProblems, formatProblem } from '../../../src/authoring/problems/problem.ts';
import { NOTHING, onlyOne } from '../../../src/authoring/problems/read.ts';
import { checkTrade, readAlone } from '../../../src/authoring/read-alone.ts';
import type { OwnAspect } from '../../../src/insights/own-aspect.ts';
import type { Trade } from '../../../src/reviews/schemas/business.ts';
import { readBuildSettings } from '../../../src/settings.ts';
import { Refusal } from '../../support/run.ts';
import { fromWhereTyped } from '../../support/where-typed.ts';

/** What a content folder adds to the words of the analysis. */
export interface TradeWords {
  readonly aspects: readonly OwnAspect[];
  /** The trade in the `business.yaml` of a folder that was named. */
  readonly trade: Trade | undefined;
}

/**
 * Reads the aspects and the trade of a content folder, if they are there. Without `folder`, reads only the aspects of the
 * project's own content. Throws a refusal that names the mistakes.
 */
export async function readTradeWords(folder: string | undefined): Promise<TradeWords> {
  const path = folder === undefined ? readBuildSettings(process.env).contentDirectory : fromWhereTyped(folder);
  const { found: entries, problems: faults } = await listFolder({ path, file: folder ?? path });
  if (folder !== undefined && faults[0]) throw new Refusal(`--content ${folder}: ${faults[0].message}`);
  const aspects = await readAlone(entries, 'aspects.yaml', checkAspects);
  const business = folder === undefined ? NOTHING : await readAlone(entries, 'business.yaml', checkTrade);
  const problems = [...aspects.problems, ...business.problems].toSorted(compareProblems);
  if (problems.length > 0) throw new Refusal(problems.map(formatProblem).join('\n'));
  return { aspects: onlyOne(aspects) ?? [], trade: onlyOne(business)?.trade };
}
