import { select } from '@clack/prompts';
import { foreignLanguage } from '../../../src/editing/changes/foreign-language.ts';
import { mentionsOf, type NewReview } from '../../../src/editing/changes/new-review-file.ts';
import type { FileChange, Workspace } from '../../../src/editing/workspace.ts';
import { Cancelled } from '../../support/run.ts';
import { show } from '../support/apply.ts';
import { answerTo } from '../support/ask.ts';
import { type Answers, reviewQuestions } from './add-questions.ts';

type Fields = Omit<NewReview, 'id'>;

/** Asks for a new review, and shows its file until it is right. `plan` prepares the file. */
export async function askReview(
  workspace: Workspace,
  today: string,
  plan: (fields: Fields) => FileChange,
): Promise<{ fields: Fields; change: FileChange }> {
  const questions = reviewQuestions(workspace, today);
  let answers: Partial<Answers> = {};
  for (const { ask } of questions) answers = { ...answers, ...(await ask(answers)) };
  for (;;) {
    const fields = fieldsOf(answers, workspace.about.language);
    const change = plan(fields);
    show(change);
    const next = await answerTo(select<'write' | 'change' | 'stop'>({ message: 'Write this file?', options: NEXT }));
    if (next === 'stop') throw new Cancelled();
    if (next === 'write') return { fields, change };
    const options = questions.map((value) => ({ value, label: value.label }));
    const { ask } = await answerTo(select({ message: 'Which?', options, maxItems: 12 }));
    answers = { ...answers, ...(await ask(answers)) };
  }
}

const NEXT: { value: 'write' | 'change' | 'stop'; label: string }[] = [
  { value: 'write', label: 'Yes' },
  { value: 'change', label: 'No, change an answer' },
  { value: 'stop', label: 'Stop, and write nothing' },
];

function fieldsOf(answers: Partial<Answers>, ofBusiness: string): Fields {
  const { author = '', rating, date = '', text = '', title, technicians = [], services = [], area, verification } = answers;
  const language = foreignLanguage(text, ofBusiness);
  return {
    author,
    rating: Number(rating),
    date,
    text,
    ...(title && { title }),
    ...mentionsOf(technicians, services),
    ...(area && { service_area: area }),
    ...(language && { language }),
    ...(verification && { verification }),
  };
}
