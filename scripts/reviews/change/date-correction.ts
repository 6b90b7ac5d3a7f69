import { confirm } from '@clack/prompts';
import { type Source, textAt } from '../../../src/authoring/source/source.ts';
import { correctionDay, isToBeTold, type Seen, seenByReaders } from '../../../src/editing/changes/correction.ts';
import { planChange, type Workspace } from '../../../src/editing/workspace.ts';
import { answerTo, isInteractive } from '../../support/ask.ts';
import { say } from '../../support/terminal/say.ts';
import { apply } from '../support/apply.ts';
import { formatProblems, todayOf } from '../support/content.ts';
import { publishingNow } from '../support/publishing.ts';

/**
 * Dates the correction of a review: writes `edited` if readers may have seen the review and it now says something else. If a
 * mistake kept its old text from being read, only the editor can know what it said.
 */
export async function dateCorrection(
  workspace: Workspace,
  before: Source | undefined,
  found: readonly Source[],
): Promise<number> {
  const today = todayOf(workspace);
  if (before === undefined) {
    const publishing = await publishingNow(workspace);
    if (found.some(({ value }) => seenByReaders(value, publishing) !== 'no')) say(`\n${BY_HAND} ${today}`);
    return 0;
  }
  const after = found.find(({ value }) => textAt(value, 'id') === textAt(before.value, 'id'));
  const edited = correctionDay(before.value, after?.value, today);
  if (after === undefined || edited === undefined) return 0;
  const seen = seenByReaders(before.value, await publishingNow(workspace));
  if (!(await isTold(seen))) return 0;
  say('\nReaders who go by dates learn of this by the date under edited.');
  const { found: changes, problems } = await planChange(workspace, after, { edited });
  for (const change of changes) await apply(change);
  if (problems.length > 0) say(formatProblems(problems));
  return problems.length > 0 ? 1 : 0;
}

const BY_HAND =
  'Its mistakes are gone. What it said before could not be read, so nothing was compared. If readers have seen other words, stars or another author there, write the date of the correction under edited:';

/** Asks, if possible: only a person can know whether a review was published from another machine. */
async function isTold(seen: Seen): Promise<boolean> {
  if (seen === 'yes' || seen === 'no' || !isInteractive()) return isToBeTold(seen);
  const message = 'Has this review been on your website already? If so, readers will see the date of this correction.';
  return answerTo(confirm({ message, initialValue: isToBeTold(seen) }));
}
