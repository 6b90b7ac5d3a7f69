import type { Tally } from '../../../src/editing/imports/plan/tally.ts';
import { askConsent } from '../../support/ask.ts';
import { count } from '../../support/count.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { askChanges, type ChosenChanges } from './questions.ts';

interface Agreeing {
  /** Whether the options agree beforehand to what is new, and to what is changed. */
  readonly write?: boolean;
  readonly update?: boolean;
  readonly isAsked: boolean;
  /** What writes it, if `--write` alone does not. */
  readonly commands: readonly string[];
}

/**
 * Which changes at the source are made here, besides the new reviews: as the person says who is asked, or else the options.
 * `undefined` if nothing is to be written.
 */
export async function agree(
  tally: Tally,
  { write = false, update = false, isAsked, commands }: Agreeing,
): Promise<ChosenChanges | undefined> {
  const { counts } = tally;
  const names = tally.whole.size > 0 ? ', with --short-names or --no-short-names' : '';
  if (counts.new === 0 && counts.changed === 0) say('\nThere is nothing to write.');
  else if (counts.new === 0 && !isAsked && !update)
    say('\nNothing is new, and nothing was written: --write --update takes over the changes.');
  else if (isAsked) return askAgreement(tally);
  else if (write && tally.whole.size > 0) throw new Refusal(WHOLE);
  else if (write) return update ? 'all' : new Set();
  else if (commands.length === 0) say(`\nNothing was written yet: --write writes it${names}.`);
  else say([`\nNothing was written yet. If the columns are right, this writes it${names}:`, ...commands].join('\n  '));
  return undefined;
}

const WHOLE =
  'Nothing was written: --short-names shortens the names of the new reviews as it did those that are here, --no-short-names takes them whole.';

async function askAgreement(tally: Tally): Promise<ChosenChanges | undefined> {
  say('');
  const changes = await askChanges(tally.changes, tally.counts.changed);
  const question = questionOf(tally, changes);
  if (question === undefined) say('There is nothing to write.');
  // What is here from another platform should not come twice by Enter alone, nor whole names where short ones are usual.
  else await askConsent(question, tally.elsewhere.size === 0 && tally.whole.size === 0);
  return question === undefined ? undefined : changes;
}

/** The question before anything is written; `undefined` if nothing would be. */
function questionOf({ counts }: Tally, changes: ChosenChanges): string | undefined {
  const changed = changes === 'all' ? counts.changed : changes.size;
  if (counts.new === 0) return changed === 0 ? undefined : `Change ${count(changed, 'review')}?`;
  const added = `Write ${count(counts.new, 'new review')}`;
  return changed === 0 ? `${added}?` : `${added}, and change ${changed.toLocaleString('en')}?`;
}
