import { join } from 'node:path';
import { formatProblem, type Problem } from '../../../authoring/problems/problem.ts';
import { PRIVATE_DATA } from '../../warnings/reviews/private-data/private-data.ts';
import type { ToldWarning } from '../../warnings/warning.ts';
import type { Workspace } from '../../workspace.ts';
import type { FormWords, Table } from '../words/en.ts';
import { inWordsOfForm, toldIn } from '../words/field-words.ts';
import { formWordsFor } from '../words/form-words.ts';
import type { FormPath } from './form-path.ts';

/** How many problems an answer tells, as a form has little room: a renamed technician may be missing in hundreds of reviews. */
const MOST = 2;

export function wordsFor({ about }: Workspace): FormWords {
  return formWordsFor(about.language);
}

/** What is wrong with what a form saved. */
export function problemsInWords(workspace: Workspace, form: FormPath, problems: readonly Problem[]): string {
  const words = wordsFor(workspace);
  const isHere = (problem: Problem) => isOfForm(workspace, form, problem);
  // In the file of the form itself, the field's name takes the place of file and line.
  const lines = problems.map((problem) =>
    isHere(problem) ? inWordsOfForm(words, kindOf(form), problem.message) : withItsPlace(workspace, problem),
  );
  const told = firstOf(words, lines).join('; ');
  return problems.every(isHere) ? told : `${told}. ${words.answers.inUse}`;
}

/** The first few lines, and how many more there are. */
export function firstOf({ answers }: FormWords, lines: readonly string[]): readonly string[] {
  const more = lines.length - MOST;
  return more <= 0 ? lines : [...lines.slice(0, MOST), answers.more(more)];
}

export function withItsPlace(workspace: Workspace, problem: Problem): string {
  return formatProblem({ ...problem, message: toldIn(wordsFor(workspace), problem.message) });
}

/** Whether a problem is of what the form shows. That of a review is always, since it may stand in a file of many. */
function isOfForm({ directory }: Workspace, form: FormPath, { file }: Problem): boolean {
  return form.of === 'review' || file === join(directory, form.name);
}

/** A warning in the words of its form: what is odd, and what to do about it there, where a terminal would need a command. */
export function warningInWords(words: FormWords, form: FormPath, { kind, message, fix }: ToldWarning): string {
  // Words can be taken out of a text, but not out of a name.
  const ofPrivate = message.startsWith('author: ') ? 'privateName' : 'privateText';
  const remedies: Table = words.remedies;
  const remedy = remedies[PRIVATE_DATA.has(kind) ? ofPrivate : kind] ?? toldIn(words, fix);
  return `${inWordsOfForm(words, kindOf(form), message)}; ${remedy}`;
}

/** The kind of form, by which its labels are found. */
function kindOf(form: FormPath): string {
  return form.of === 'file' ? form.kind.name : 'review';
}
