import { findName, type NameTable } from '../../../src/authoring/business/known-names.ts';
import { isGroup, type Source, textAt } from '../../../src/authoring/source/source.ts';
import { createNameFinder, type Mentions, type Named, withMentions } from '../../../src/editing/imports/plan/suggest-mentions.ts';
import { createTally, suggest } from '../../../src/editing/imports/plan/tally.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { count } from '../../support/count.ts';
import { say } from '../../support/say.ts';
import { agreedNames } from '../import/agree.ts';
import { askMentions } from '../import/questions.ts';
import { suggestionLines } from '../import/summary.ts';
import { isInteractive } from '../support/ask.ts';
import { changeEach, faultyLines } from '../support/change-each.ts';
import { openContent } from '../support/content.ts';

export interface MentionsOptions {
  readonly names?: string;
  readonly write?: boolean;
}

/** A review, its mentions now, and the names in its text. */
interface Reading {
  readonly source: Source;
  readonly given: Mentions;
  readonly named: Named;
}

/** Finds the names in the texts of all reviews, and notes those to which the user agrees. */
export async function mentions({ names, write = false }: MentionsOptions): Promise<number> {
  const workspace = await openContent();
  const find = createNameFinder(workspace.about.business, workspace.about.aliases);
  const tally = createTally(false);
  const readings = workspace.reviews.map((source): Reading => {
    const text = textAt(source.value, 'text') ?? '';
    const reading = { source, given: givenIn(source, workspace), named: find(text) };
    suggest(tally, text, reading.named, reading.given);
    return reading;
  });
  const suggestions = [...tally.suggestions.values()].sort((a, b) => b.count - a.count);
  if (suggestions.length === 0) {
    say('The texts name nobody and nothing that their reviews do not mention already.');
    return 0;
  }
  const isAsked = !write && isInteractive();
  if (!isAsked) for (const line of suggestionLines(suggestions, 'Named in the texts:')) say(line);
  if (!isAsked && !write) {
    say('\nNothing was written yet: --write notes all, --names "name, id" --write some.');
    return 0;
  }
  const agreed = isAsked ? await askMentions(suggestions) : agreedNames(names ?? true, tally, '--names');
  return note(workspace, readings, agreed);
}

/** The mentions as the build reads them: an alias stands for its name. */
function givenIn({ value }: Source, { about: { known } }: Workspace): Mentions {
  const given = isGroup(value) && isGroup(value.mentions) ? value.mentions : {};
  const listOf = (list: unknown, table: NameTable) =>
    (Array.isArray(list) ? list : []).map((name) => findName(table, String(name)) ?? String(name));
  return { technicians: listOf(given.technicians, known.technicians), services: listOf(given.services, known.services) };
}

async function note(workspace: Workspace, readings: readonly Reading[], agreed: ReadonlySet<string>): Promise<number> {
  const wanted = readings
    .filter(({ given, named }) =>
      [...named.technicians, ...named.services].some((name) => agreed.has(name) && !isIn(given, name)),
    )
    .map(({ source, given, named }) => ({ source, changes: { mentions: withMentions(given, named, agreed) } }));
  const { length: written } = await changeEach(workspace, wanted);
  const faulty = wanted.length - written;
  say(`\nNoted in ${count(written, 'review')}.`);
  for (const line of faultyLines(faulty)) say(line);
  return faulty === 0 ? 0 : 1;
}

function isIn({ technicians, services }: Mentions, name: string): boolean {
  return technicians.includes(name) || services.includes(name);
}
