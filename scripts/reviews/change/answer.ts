import { confirm } from '@clack/prompts';
import { isGroup, type Source, textAt } from '../../../src/authoring/source/source.ts';
import { typedText } from '../../../src/editing/changes/typed-text.ts';
import { planChange } from '../../../src/editing/workspace.ts';
import { proseSchema } from '../../../src/reviews/schemas/review.ts';
import { Cancelled, Refusal } from '../../support/run.ts';
import { say } from '../../support/say.ts';
import { visible } from '../../support/terminal/visible.ts';
import { apply, show } from '../support/apply.ts';
import { answerTo, dayOption, fits, isInteractive } from '../support/ask.ts';
import { askText } from '../support/ask-text.ts';
import { only, openContent, reviewMeant, todayOf } from '../support/content.ts';

export interface AnswerOptions {
  readonly text?: string;
  readonly date?: string;
  readonly replace?: boolean;
}

/** Writes the business's public answer to a review. */
export async function answer(id: string, { text, date, replace = false }: AnswerOptions): Promise<number> {
  const workspace = await openContent();
  const source = reviewMeant(workspace, id);
  const isTaken = isAnswered(source) && !replace;
  if (isInteractive() && (isTaken || text === undefined)) for (const line of exchangeLines(source)) say(line);
  if (isTaken) await askReplacement(source);
  const response = {
    date: date === undefined ? todayOf(workspace) : dayOption('--date', date),
    text: typedText(text ?? (await askAnswer())),
  };
  const change = only(await planChange(workspace, source, { response }));
  if (text === undefined) {
    show(change);
    if (!(await answerTo(confirm({ message: 'Write this answer?' })))) throw new Cancelled();
  }
  await apply(change);
  return 0;
}

function isAnswered({ value }: Source): boolean {
  return isGroup(value) && value.response !== undefined;
}

/** The review, and its present answer if it has one. */
function exchangeLines({ value }: Source): string[] {
  const answered = isGroup(value) && isGroup(value.response) ? value.response : undefined;
  return [
    ...saidLines(`${textAt(value, 'author')} wrote:`, textAt(value, 'text')),
    ...(answered === undefined ? [] : saidLines(`Answered on ${textAt(answered, 'date')}:`, textAt(answered, 'text'))),
    '',
  ];
}

function saidLines(who: string, words = ''): string[] {
  return ['', visible(who), '', ...words.split('\n').map(visible)];
}

async function askReplacement({ file }: Source): Promise<void> {
  if (!isInteractive()) throw new Refusal(`${file}: has an answer already; --replace puts another in its place`);
  const message = 'Write another answer in its place?';
  if (!(await answerTo(confirm({ message, initialValue: false })))) throw new Cancelled();
}

async function askAnswer(): Promise<string> {
  if (!isInteractive()) throw new Refusal('the answer is missing; write it behind --text');
  return askText('Your answer', fits(proseSchema, { isNeeded: true }));
}
