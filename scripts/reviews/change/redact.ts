import { heldByAddress, removalOf } from '../../../src/authoring/reviews/removal.ts';
import { listAt, type Source } from '../../../src/authoring/source/source.ts';
import type { Changes } from '../../../src/editing/changes/change-group.ts';
import { correctedOn, type Publishing } from '../../../src/editing/changes/correction.ts';
import { planChange } from '../../../src/editing/workspace.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { apply } from '../support/apply.ts';
import { only, openContent, reviewMeant } from '../support/content.ts';
import { publishingNow } from '../support/publishing.ts';

/** Adds words to those that are removed from a review when it is published. */
export async function redact(id: string, words: readonly string[]): Promise<void> {
  const workspace = await openContent();
  const source = reviewMeant(workspace, id);
  const before = listAt(source.value, 'redact');
  const added = [...new Set(words.map((word) => word.trim()))].filter((word) => !before.includes(word));
  if (added.length === 0) throw new Refusal(`${source.file}: redact already has ${words.join(', ')}`);
  await apply(only(await planChange(workspace, source, redaction(source, added, await publishingNow(workspace)))));
  say(`\n${LEFT_IN_FILE}`);
  const mentioned = listAt(source.value, 'mentions', 'services').map(String);
  const kept = mentioned.filter((id) => heldByAddress(id, added.map(removalOf)) !== undefined);
  if (kept.length > 0)
    say(`\nReaders still see ${kept.join(', ')} under mentions; npm run reviews -- edit ${id} takes it out there, too.`);
}

export const LEFT_IN_FILE =
  'What is published says [removed] in their place, or the same in the language of the review. The file itself still holds the words; if it was in git, so does the history.';

/**
 * The change that takes more words out of a review. Readers of feeds and datasets drop the words only if they learn that the review
 * changed, so its `edited` is set.
 */
export function redaction({ value }: Source, added: readonly string[], publishing: Publishing): Changes {
  return { redact: [...listAt(value, 'redact'), ...added], ...correctedOn(value, publishing) };
}
