import { confirm } from '@clack/prompts';
import type { Suggestion, Tally } from '../../../src/editing/imports/plan/tally.ts';
import { count } from '../../support/count.ts';
import { Cancelled, Refusal } from '../../support/run.ts';
import { say } from '../../support/say.ts';
import { answerTo } from '../support/ask.ts';
import { askChanges, askMentions, type ChosenChanges } from './questions.ts';
import { suggestionLines } from './summary.ts';

/** The options that agree to something beforehand. */
interface AgreedOptions {
  readonly write?: boolean;
  readonly update?: boolean;
  readonly mentions?: true | string;
}

export interface Agreement {
  readonly mentions: ReadonlySet<string>;
  readonly changes: ChosenChanges;
}

const NAMED = 'Named in the texts of new reviews (--mentions notes all, --mentions "name, id" some):';

/** What is to be written: what the person says who is asked, or else what the options say; `undefined` for nothing. */
export async function agree(tally: Tally, options: AgreedOptions, isAsked: boolean): Promise<Agreement | undefined> {
  const { write: isWritten = false, update = false, mentions } = options;
  const suggestions = [...tally.suggestions.values()].sort((a, b) => b.count - a.count);
  if (!isAsked && !isWritten && mentions === undefined) for (const line of suggestionLines(suggestions, NAMED)) say(line);
  const isNothing = tally.counts.new === 0 && (tally.counts.changed === 0 || !(isAsked || update));
  if (isNothing) say(`\n${nothingNew(tally)}`);
  else if (isAsked) return askAgreement(tally, suggestions);
  else if (isWritten) return { mentions: agreedNames(mentions, tally, '--mentions'), changes: update ? 'all' : 'none' };
  else say('\nNothing was written yet: --write writes it.');
  return undefined;
}

async function askAgreement(tally: Tally, suggestions: readonly Suggestion[]): Promise<Agreement> {
  say('');
  const mentions = await askMentions(suggestions);
  const changes = await askChanges(tally.changes, tally.counts.changed);
  if (!(await answerTo(confirm({ message: questionOf(tally, changes) })))) throw new Cancelled();
  return { mentions, changes };
}

function nothingNew({ counts }: Tally): string {
  if (counts.changed === 0) return 'There is nothing to write.';
  return 'Nothing is new, and nothing was written: --write --update takes over the changes.';
}

/** The names that an option agrees to: all that were found, or those of its list. */
export function agreedNames(said: true | string | undefined, tally: Tally, option: string): ReadonlySet<string> {
  if (said === undefined) return new Set();
  const names = [...tally.suggestions.keys()];
  if (said === true) return new Set(names);
  const wanted = said.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Refusal(`${option} ${unknown}: no text names that (named are: ${names.join(', ') || 'none'})`);
  return new Set(wanted);
}

function questionOf({ counts, changes: all }: Tally, changes: ChosenChanges): string {
  const changed =
    changes === 'all'
      ? counts.changed
      : changes === 'none'
        ? 0
        : all.filter(({ verdict }) => changes.has(verdict.known.id)).length;
  const added = `Write ${count(counts.new, 'new review')}`;
  return changed === 0 ? `${added}?` : `${added}, and change ${changed.toLocaleString('en')}?`;
}
