import { isGroup, type Source, textAt } from '../../../src/authoring/source/source.ts';
import { typedText } from '../../../src/editing/changes/typed-text.ts';
import { toCome } from '../../../src/editing/to-come.ts';
import { unansweredReviews } from '../../../src/editing/unanswered.ts';
import { planChange, type Workspace } from '../../../src/editing/workspace.ts';
import type { CalendarDate } from '../../../src/reviews/schemas/calendar-date.ts';
import { proseSchema } from '../../../src/reviews/schemas/review.ts';
import { askConsent, isInteractive } from '../../support/ask.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { visible } from '../../support/terminal/visible.ts';
import { apply, show } from '../support/apply.ts';
import { askText } from '../support/ask-text.ts';
import { only, openContent, reviewMeant, todayOf } from '../support/content.ts';
import { sayOfPatients } from '../support/patients.ts';
import { tellStopped } from '../support/tell-stopped.ts';
import { dayOption, fits } from '../support/typed-values.ts';

interface AnswerOptions {
  readonly text?: string;
  readonly date?: string;
  readonly replace?: boolean;
}

const ANSWERED = 'In your answer confirm no visit, and tell nothing of a treatment or of the author: ask them to call you.';

/** Writes the business's public answer to a review, or without an id to each that has none. */
export async function answer(id: string | undefined, options: AnswerOptions): Promise<void> {
  const workspace = await openContent();
  if (id === undefined) return answerEach(workspace, options);
  const { text, date, replace = false } = options;
  const source = reviewMeant(workspace, id);
  const isTaken = isAnswered(source) && !replace;
  if (isInteractive() && (isTaken || text === undefined)) for (const line of exchangeLines(source)) say(line);
  if (isTaken) await askReplacement(source);
  sayOfPatients(workspace, ANSWERED);
  const response = { date: dayGiven(workspace, date) ?? dayOf(workspace, source), text: typedText(text ?? (await askAnswer())) };
  const change = only(await planChange(workspace, source, { response }));
  if (text === undefined) {
    show(change);
    await askConsent('Write this answer?');
  }
  await apply(change);
}

/** Shows each review without an answer, and asks for one. Each answer is written immediately. */
async function answerEach(workspace: Workspace, { text, date, replace }: AnswerOptions): Promise<void> {
  if (text !== undefined || replace === true) throw new Refusal('--text and --replace are for one review: name its id');
  if (!isInteractive()) throw new Refusal('name the review, by its id: npm run reviews -- report lists those without an answer');
  const day = dayGiven(workspace, date);
  const unanswered = unansweredReviews(workspace);
  const without = workspace.problems.length === 0 ? 'published review' : 'verified review without mistakes';
  if (unanswered.length === 0) say(`Every ${without} has an answer.`);
  else sayOfPatients(workspace, ANSWERED);
  await tellStopped(async (onWritten) => {
    for (const [index, source] of unanswered.entries()) {
      for (const line of exchangeLines(source)) say(line);
      const place = `${(index + 1).toLocaleString('en')} of ${unanswered.length.toLocaleString('en')}`;
      const message = `${place}: your answer; without one it stays as it is`;
      const words = typedText(await askText(message, fits(proseSchema, { isNeeded: false })));
      if (words === '') continue;
      const response = { date: day ?? dayOf(workspace, source), text: words };
      await apply(only(await planChange(workspace, source, { response })));
      onWritten();
    }
  });
}

function dayGiven(workspace: Workspace, date: string | undefined): CalendarDate | undefined {
  return date === undefined ? undefined : dayOption('--date', date, todayOf(workspace));
}

/** The day of an answer: today, or tomorrow if the review was written where it is tomorrow already, as no answer is older than that. */
function dayOf(workspace: Workspace, { value }: Source): CalendarDate {
  const today = todayOf(workspace);
  const written = textAt(value, 'date') ?? '';
  return written > today && toCome(written, today) === undefined ? written : today;
}

function isAnswered({ value }: Source): boolean {
  return isGroup(value) && value.response !== undefined;
}

/** The review, and its present answer if it has one. */
function exchangeLines(source: Source): string[] {
  const { value } = source;
  const [day, words] = ['date', 'text'].map((key) => textAt(value, 'response', key));
  return [
    ...saidLines(`${textAt(value, 'author')} wrote${givenOf(value)}:`, textAt(value, 'text')),
    ...(isAnswered(source) ? saidLines(`Answered on ${day}:`, words) : []),
    '',
  ];
}

/** The stars and the day, by which somebody sees how to answer. */
function givenOf(value: unknown): string {
  return isGroup(value) ? ` on ${textAt(value, 'date')}, ${value.rating} ★` : '';
}

function saidLines(who: string, words = ''): string[] {
  return ['', visible(who), '', ...words.split('\n').map(visible)];
}

async function askReplacement({ file }: Source): Promise<void> {
  if (!isInteractive()) throw new Refusal(`${file}: has an answer already; --replace puts another in its place`);
  await askConsent('Write another answer in its place?', false);
}

async function askAnswer(): Promise<string> {
  if (!isInteractive()) throw new Refusal('the answer is missing; write it behind --text');
  return askText('Your answer', fits(proseSchema, { isNeeded: true }));
}
