import { findName, type KnownNames } from '../../../src/authoring/business/known-names.ts';
import { suggestion } from '../../../src/authoring/problems/nearest.ts';
import { listAt, type Source, textAt } from '../../../src/authoring/source/source.ts';
import {
  createNameFinder,
  type Mentions,
  type Named,
  type Suggestion,
  suggestionsIn,
  withMentions,
} from '../../../src/editing/mentions.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { askSeveral, isInteractive } from '../../support/ask.ts';
import { count } from '../../support/count.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { visible } from '../../support/terminal/visible.ts';
import { changeEach, tellLeft } from '../support/change-each.ts';
import { NOT_ALL, openContent } from '../support/content.ts';

interface MentionsOptions {
  readonly names?: string;
  readonly write?: boolean;
}

/** A review, its mentions now, and the names in its text. */
interface Reading {
  readonly source: Source;
  readonly text: string;
  readonly given: Mentions;
  readonly named: Named;
}

/** Finds the names in the texts of all reviews, and notes those to which the user agrees. */
export async function mentions({ names, write = false }: MentionsOptions): Promise<number> {
  const workspace = await openContent();
  if (workspace.unread.length > 0) say(NOT_ALL);
  const find = createNameFinder(workspace.about.business, workspace.about.aliases);
  const readings = workspace.reviews.map((source): Reading => {
    const text = textAt(source.value, 'text') ?? '';
    return { source, text, given: givenIn(source, workspace), named: find(text) };
  });
  const suggestions = suggestionsIn(readings);
  const said = names === undefined ? undefined : saidNames(names, workspace.about.known);
  if (suggestions.length === 0) {
    say('The texts name nobody and nothing that their reviews do not mention already.');
    return 0;
  }
  if (!write && isInteractive()) return note(workspace, readings, await askNames(suggestions));
  say('Named in the texts:');
  const meant = suggestions.filter(({ id }) => said?.has(id) ?? true);
  for (const { kind, id, count: times, example } of meant)
    say(visible(`  ${kind} ${id}: in ${times.toLocaleString('en')}, such as "${example}"`));
  if (write) return note(workspace, readings, said ?? new Set(suggestions.map(({ id }) => id)));
  const how = said ? '--write notes these' : '--names "name, id" --write notes those that are meant, --write alone all';
  say(`\nNothing was written yet: ${how}.`);
  return 0;
}

/** The mentions as the build reads them: an alias stands for its name. */
function givenIn({ value }: Source, { about: { known } }: Workspace): Mentions {
  const listOf = (key: 'technicians' | 'services') =>
    listAt(value, 'mentions', key).map((name) => findName(known[key], String(name)) ?? String(name));
  return { technicians: listOf('technicians'), services: listOf('services') };
}

async function askNames(suggestions: readonly Suggestion[]): Promise<ReadonlySet<string>> {
  const message = 'The texts name these people and services of yours. Tick those that are meant: readers find the reviews there.';
  const options = suggestions.map(({ id, count: times, example }) => ({
    value: id,
    label: `${id} (${times === 1 ? 'in 1 text' : `in ${times} texts`})`,
    hint: example,
  }));
  return new Set(await askSeveral(message, options));
}

/** The technicians and services that `--names` lists. Those that are noted already are no mistake: a script says the same again. */
function saidNames(said: string, { technicians, services }: KnownNames): ReadonlySet<string> {
  return new Set(
    said.split(',').map((written) => {
      const name = written.trim();
      const id = findName(technicians, name) ?? findName(services, name);
      if (id !== undefined) return id;
      const all = [...technicians.canonical, ...services.canonical];
      throw new Refusal(`--names ${name}: is nobody and nothing of business.yaml${suggestion(name, all, 'known')}`);
    }),
  );
}

async function note(workspace: Workspace, readings: readonly Reading[], agreed: ReadonlySet<string>): Promise<number> {
  const wanted = readings
    .filter(({ given, named }) =>
      [...named.technicians, ...named.services].some((name) => agreed.has(name) && !isIn(given, name)),
    )
    .map(({ source, given, named }) => ({ source, changes: { mentions: withMentions(given, named, agreed) } }));
  const { files, left } = await changeEach(workspace, wanted);
  say(`\nNoted in ${count(files.length, 'review')}.`);
  return tellLeft(left);
}

function isIn({ technicians, services }: Mentions, name: string): boolean {
  return technicians.includes(name) || services.includes(name);
}
