import type { NameTable } from '../../../src/authoring/business/known-names.ts';
import { placeOf } from '../../../src/authoring/problems/problem.ts';
import { checkReview } from '../../../src/authoring/reviews/check-review.ts';
import { type Removal, removalOf, removeAll, standIn } from '../../../src/authoring/reviews/removal.ts';
import { textFields } from '../../../src/authoring/reviews/text-fields.ts';
import { type Source, textAt } from '../../../src/authoring/source/source.ts';
import { around } from '../../../src/editing/mentions.ts';
import { placesOfNames } from '../../../src/editing/named-elsewhere.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { isTitle } from '../../../src/insights/entities/people/titles.ts';
import { reviewFileSchema } from '../../../src/reviews/schemas/review.ts';
import { foldText } from '../../../src/reviews/text/comparing/text-match.ts';
import { askConsent, isInteractive } from '../../support/ask.ts';
import { count } from '../../support/count.ts';
import { firstLines } from '../../support/terminal/first-lines.ts';
import { say } from '../../support/terminal/say.ts';
import { visible } from '../../support/terminal/visible.ts';
import { changeEach, tellLeft } from '../support/change-each.ts';
import { NOT_ALL, openContent } from '../support/content.ts';
import { publishingNow } from '../support/publishing.ts';
import { LEFT_IN_FILE, redaction } from './redact.ts';

/** A review, and those of the words that it would publish. */
interface Holder {
  readonly source: Source;
  readonly words: readonly string[];
  /** What stands around the first of them: a name such as Will is also a word. */
  readonly example: string;
}

/** Adds words, such as a name, to those that are removed from each review that would publish them. */
export async function redactAll(given: readonly string[], { write = false }: { readonly write?: boolean }): Promise<number> {
  const words = [...new Set(given.map((word) => word.trim()).filter((word) => word !== ''))];
  const workspace = await openContent();
  const checked = workspace.reviews.map((source) => ({ source, texts: publishedTexts(source) }));
  const holders = checked.flatMap(({ source, texts = [] }) => holderOf(source, texts, words));
  for (const word of words) {
    const holding = holders.filter((holder) => holder.words.includes(word));
    say(`"${word}" would be published in ${count(holding.length, 'review')}.`);
  }
  tellOfRest(
    words,
    otherNames(words, workspace.about.known.technicians, workspace.about.language),
    checked.map(({ texts = [] }) => texts),
  );
  const code = holders.length > 0 ? await redactFound(workspace, holders, write) : 0;
  if (workspace.unread.length > 0 || checked.some(({ texts }) => texts === undefined)) say(`\n${NOT_ALL}`);
  await tellOfOthers(workspace, words);
  return code;
}

/** What a review would publish, without the words that it takes out already; `undefined` if it has a mistake. */
function publishedTexts({ value }: Source): readonly string[] | undefined {
  // The names under mentions are not looked at, as they are the business's own.
  const checked = checkReview(reviewFileSchema, value, { known: undefined, photos: undefined });
  return checked.ok ? textFields(checked.value).map(({ text }) => text) : undefined;
}

function holderOf(source: Source, texts: readonly string[], words: readonly string[]): Holder[] {
  const stand = standIn(texts, words.map(removalOf));
  const held = words.filter((_, index) => stand[index]);
  return held.length === 0 ? [] : [{ source, words: held, example: exampleOf(texts, held.map(removalOf)) }];
}

/** What else the same people are called: their aliases, and each word of a name of several, such as the surname in "Mr. Becker". */
function otherNames(words: readonly string[], { names, byName }: NameTable, language: string): string[] {
  const people = new Set(words.map((word) => byName.get(foldText(word))));
  const aliases = names.filter((name) => people.has(byName.get(foldText(name))) && !people.has(name));
  const parts = [...words, ...aliases].flatMap((name) => nameParts(name, language));
  const others = new Map([...aliases, ...parts].map((name) => [foldText(name), name]));
  for (const word of words) others.delete(foldText(word));
  return [...others.values()];
}

/** Without titles, initials, and what joins names, such as `del` and `van`. */
function nameParts(name: string, language: string): string[] {
  const isSmall = name === name.toLowerCase();
  const isPart = (word: string) => /\p{L}{3}/u.test(word) && (isSmall || word !== word.toLowerCase());
  return name.split(/\s+/).filter((word) => isPart(word) && !isTitle(word, language));
}

/** Tells of other names of these people that would stay. Reviews often have only the surname of somebody who asks to be taken out. */
function tellOfRest(words: readonly string[], names: readonly string[], reviews: readonly (readonly string[])[]): void {
  const removed = words.map(removalOf);
  const rests = reviews.map((texts) => texts.map((text) => removeAll(text, removed)));
  for (const name of names) {
    const removals = [removalOf(name)];
    const [first, ...more] = rests.filter((texts) => standIn(texts, removals)[0]);
    if (first === undefined) continue;
    const where = `${count(1 + more.length, 'review')}, such as "${exampleOf(first, removals)}"`;
    say(visible(`"${name}" would stay in ${where}; if it is the same person, give this name, too.`));
  }
}

function exampleOf(texts: readonly string[], removals: readonly Removal[]): string {
  for (const text of texts) {
    const places = removals.map(({ string, words, isLoose }) =>
      Math.max(text.search(words.pattern), isLoose ? text.indexOf(string) : -1),
    );
    const place = places.find((at) => at !== -1);
    if (place !== undefined) return around(text, place);
  }
  return '';
}

/** Shows what was found, and redacts it if the user agrees. Returns the exit code. */
async function redactFound(workspace: Workspace, holders: readonly Holder[], isWritten: boolean): Promise<number> {
  const lines = holders.map(({ source, example }) => `  ${textAt(source.value, 'id')}  "${example}"`);
  for (const line of firstLines(lines)) say(visible(line));
  if (!isWritten && !isInteractive()) {
    say('\nNothing was written yet: --write takes the words out of all of them.');
    return 0;
  }
  if (!isWritten) await askConsent(`Take the words out of ${holders.length === 1 ? 'it' : `these ${holders.length}`}?`);
  return redactEach(workspace, holders);
}

/** A review with a mistake, or that would have one, is left as it is. */
async function redactEach(workspace: Workspace, holders: readonly Holder[]): Promise<number> {
  const publishing = await publishingNow(workspace);
  const wanted = holders.map(({ source, words }) => ({ source, changes: redaction(source, words, publishing) }));
  const { files, left } = await changeEach(workspace, wanted);
  say(`\n${count(files.length, 'review')} changed.`);
  if (files.length > 0) say(LEFT_IN_FILE);
  return tellLeft(left);
}

/** Lists where files besides the reviews hold the words: pages, questions, the policy and the business. */
async function tellOfOthers({ directory, reviews }: Workspace, words: readonly string[]): Promise<void> {
  const files = new Set(reviews.map(({ file }) => file));
  const places = (await placesOfNames(directory, words)).filter(({ file }) => !files.has(file));
  if (places.length === 0) return;
  say('\nThe words also stand here, where you change them by hand (aliases and removed.yaml are not published):');
  for (const line of firstLines(places.map((place) => `  ${placeOf(place)}`))) say(line);
}
