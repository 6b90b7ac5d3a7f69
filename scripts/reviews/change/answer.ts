import { confirm } from '@clack/prompts';
import { isGroup, type Source, textAt } from '../../../src/authoring/source/source.ts';
import { planChange } from '../../../src/editing/workspace.ts';
import { proseSchema } from '../../../src/reviews/schemas/review.ts';
import { Cancelled, Refusal } from '../../support/run.ts';
import { apply, show } from '../support/apply.ts';
import { answerTo, fits, isInteractive } from '../support/ask.ts';
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
  const isAnswered = isGroup(source.value) && source.value.response !== undefined;
  if (isAnswered && !replace) throw new Refusal(`${source.file}: has an answer already; --replace puts another in its place`);
  const response = { date: date ?? todayOf(workspace), text: (text ?? (await askAnswer(source))).trim() };
  const change = only(await planChange(workspace, source, { response }));
  if (text === undefined) {
    show(change);
    if (!(await answerTo(confirm({ message: 'Write this answer?' })))) throw new Cancelled();
  }
  await apply(change);
  return 0;
}

async function askAnswer({ value }: Source): Promise<string> {
  if (!isInteractive()) throw new Refusal('the answer is missing; write it behind --text');
  console.log(`\n${textAt(value, 'author')} wrote:\n\n${textAt(value, 'text')}\n`);
  return askText('Your answer', fits(proseSchema, { isNeeded: true }));
}
