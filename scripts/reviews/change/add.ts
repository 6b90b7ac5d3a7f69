import { text as readAll } from 'node:stream/consumers';
import { onOneLine } from '../../../src/authoring/problems/problem.ts';
import type { Read } from '../../../src/authoring/problems/read.ts';
import { newId } from '../../../src/editing/changes/new-id.ts';
import { mentionsOf, type NewReview } from '../../../src/editing/changes/new-review-file.ts';
import { typedText } from '../../../src/editing/changes/typed-text.ts';
import { foreignLanguage } from '../../../src/editing/detected-language.ts';
import { warningsOfReview } from '../../../src/editing/forms/reviews/warnings-of-review.ts';
import { findCopied } from '../../../src/editing/warnings/reviews/same-texts.ts';
import { type FileChange, planNew, takenIds, type Workspace } from '../../../src/editing/workspace.ts';
import { VERIFICATION_METHODS } from '../../../src/reviews/schemas/review.ts';
import { isInteractive } from '../../support/ask.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { apply } from '../support/apply.ts';
import { openContent, todayOf } from '../support/content.ts';
import { sayOfPatients, VERIFIED } from '../support/patients.ts';
import { dayOption } from '../support/typed-values.ts';
import type { AddOptions } from './add-questions.ts';
import { askReview, type Planned } from './ask-review.ts';

/** Writes a new review into a file of its own. */
export async function add(options: AddOptions): Promise<void> {
  const workspace = await openContent();
  const today = todayOf(workspace);
  const isAsked = Object.keys(options).length === 0 && isInteractive();
  const taken = takenIds(workspace);
  const plan = (said: AddOptions, words: string): Planned => {
    const fields = fieldsOf(said, words, workspace, today);
    const review = { ...fields, id: newId(String(fields.date), String(fields.author), taken) };
    return { review, change: planned(planNew(workspace, review)) };
  };
  const { review, change } = isAsked ? await askReview(workspace, plan) : plan(options, await wordsOf(options));
  await apply(change);
  for (const line of copyLines(workspace, review)) say(line);
  for (const line of warningLines(workspace, review.id, change)) say(line);
  if (review.verification !== undefined) sayOfPatients(workspace, VERIFIED);
  else say('\nIt waits for a verification, and is not published: npm run reviews -- verify');
}

/** The file that is to be written. Nobody could look up a place in it yet, so mistakes are told without one. */
function planned({ found: [change], problems }: Read<FileChange>): FileChange {
  if (change !== undefined) return change;
  throw new Refusal([...problems.map(({ message }) => onOneLine(message)), 'Nothing was changed.'].join('\n'));
}

/** Whether a new review is there already. */
function copyLines({ reviews }: Workspace, { id, author, text }: NewReview): string[] {
  const copy = findCopied({ id, author: String(author), text: String(text) }, reviews);
  const fix = `npm run reviews -- remove ${id} --reason "the same as ${copy?.first}"`;
  return copy === undefined ? [] : [`\nIt says the same as ${copy.first}. If it is a copy: ${fix}`];
}

/** What the check would warn of in it. Of a copy is told above. */
function warningLines(workspace: Workspace, id: string, change: FileChange): string[] {
  return warningsOfReview(workspace, id, change, new Date()).flatMap(({ kind, message, fix }) =>
    kind === 'same-text' ? [] : [`\n${message}: ${fix}`],
  );
}

/** The words of the review, once the options say all that is needed. */
async function wordsOf({ author, rating, text, method, verified, sourceName, sourceUrl }: AddOptions): Promise<string> {
  const missing = Object.entries({ author, rating, text }).flatMap(([name, value]) => (value === undefined ? [`--${name}`] : []));
  if (missing.length > 0) throw new Refusal(`${missing.join(', ')}: missing, as in --author "Dana W." --rating 5 --text "…"`);
  if (Number.isNaN(Number(rating))) throw new Refusal(`--rating ${rating}: a whole number from 1 to 5 is needed`);
  if (verified !== undefined && method === undefined)
    throw new Refusal(
      `--verified needs --method with it: how you know that it was a customer (${VERIFICATION_METHODS.join(', ')})`,
    );
  if (sourceUrl !== undefined && sourceName === undefined)
    throw new Refusal('--source-url needs --source-name with it, as in --source-name Yelp');
  return text === '-' ? readAll(process.stdin) : String(text);
}

function fieldsOf(said: AddOptions, words: string, { about }: Workspace, today: string): Omit<NewReview, 'id'> {
  const { author, rating, date = today, title, technician = [], service = [], area, method, verified = today } = said;
  const { sourceName, sourceUrl } = said;
  const text = typedText(words);
  const language = said.language ?? foreignLanguage(text, about.language);
  return {
    date: dayOption('--date', date, today),
    rating: Number(rating),
    author: typedText(String(author)),
    text,
    ...(title && { title: typedText(title) }),
    ...mentionsOf(technician, service),
    ...(area && { service_area: area }),
    ...(language && { language }),
    ...(sourceName && { source: { name: sourceName, ...(sourceUrl && { url: sourceUrl }) } }),
    // The schema reports a method that does not exist, with its place, like any other mistake.
    ...(method && { verification: { method: method as 'invoice', date: dayOption('--verified', verified, today) } }),
  };
}
