import { select } from '@clack/prompts';
import type { NewReview } from '../../../src/editing/changes/new-review-file.ts';
import type { FileChange, Workspace } from '../../../src/editing/workspace.ts';
import { answerTo } from '../../support/ask.ts';
import { Cancelled } from '../../support/run.ts';
import { show } from '../support/apply.ts';
import { type AddOptions, reviewQuestions } from './add-questions.ts';

/** A new review, and the file that is to hold it. */
export interface Planned {
  readonly review: NewReview;
  readonly change: FileChange;
}

/** Asks for a new review, and shows its file until it is right. `plan` prepares the file. */
export async function askReview(workspace: Workspace, plan: (said: AddOptions, words: string) => Planned): Promise<Planned> {
  const questions = reviewQuestions(workspace);
  let answers: AddOptions = {};
  for (const { ask } of questions) answers = { ...answers, ...(await ask(answers)) };
  for (;;) {
    const planned = plan(answers, answers.text ?? '');
    show(planned.change);
    const next = await answerTo(select<'write' | 'change' | 'stop'>({ message: 'Write this file?', options: NEXT }));
    if (next === 'stop') throw new Cancelled();
    if (next === 'write') return planned;
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
