import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { select } from '@clack/prompts';
import { decodeText, plain } from '../../../src/authoring/files/read-text-file.ts';
import type { Problem } from '../../../src/authoring/problems/problem.ts';
import { readOn } from '../../../src/authoring/problems/read.ts';
import { type Source, textAt } from '../../../src/authoring/source/source.ts';
import { writeWhole } from '../../../src/editing/changes/write-whole.ts';
import { warnOfNameInAddress } from '../../../src/editing/warnings/reviews/name-in-address.ts';
import { checkText } from '../../../src/editing/workspace.ts';
import { answerTo, isInteractive } from '../../support/ask.ts';
import { Cancelled, Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { show } from '../support/apply.ts';
import { formatProblems, openContent, placeMeant } from '../support/content.ts';
import { chosenEditor } from './chosen-editor.ts';
import { dateCorrection } from './date-correction.ts';

/** Opens a review's file in the user's editor, even if it has mistakes. Then checks it and shows what has changed. */
export async function edit(id: string): Promise<number> {
  const workspace = await openContent();
  const { file, line, source } = placeMeant(workspace, id);
  const path = resolve(file);
  // As bytes, so that an undo also restores those that are not valid text.
  const raw = await readFile(path);
  const before = plain(raw.toString());
  const undo = () => writeWhole(path, raw);
  for (;;) {
    await openEditor({ file, path, line }).catch(async (error) => {
      if (raw.equals(await readFile(path)) || !(error instanceof Refusal)) throw error;
      await undo();
      throw new Refusal(`${error.message}\n${file} is as it was.`);
    });
    const bytes = await readFile(path);
    const after = plain(bytes.toString());
    const { found, problems } = readOn(decodeText(file, bytes), (text) => checkText(workspace, text));
    if (after === before) return tellUnchanged(file, problems);
    show({ file, path, before, after, content: after });
    if (problems.length === 0) {
      const code = await orUndone(dateCorrection(workspace, source, found), file, undo);
      tellName(source, found);
      return code;
    }
    const next = await orUndone(whatNext(problems), file, undo);
    if (next === 'undo') {
      await undo();
      say(`${file}: is as it was`);
    }
    if (next !== 'again') return 1;
  }
}

/** Says where the address still holds the name that the author had before. */
function tellName(before: Source | undefined, found: readonly Source[]): void {
  const id = textAt(before?.value, 'id');
  const after = found.find(({ value }) => textAt(value, 'id') === id)?.value;
  const [date, author] = [textAt(after, 'date'), textAt(after, 'author')];
  const former = textAt(before?.value, 'author');
  if (id === undefined || date === undefined || author === undefined || author === former) return;
  for (const { message, fix } of warnOfNameInAddress({ id, date, author }, former)) say(`\nThe author ${message}\n${fix}`);
}

function tellUnchanged(file: string, problems: readonly Problem[]): number {
  say(`${file}: nothing was changed`);
  if (problems.length === 0) return 0;
  say(`\n${formatProblems(problems)}\n\nThe build stops at this.`);
  return 1;
}

async function whatNext(problems: readonly Problem[]): Promise<'again' | 'keep' | 'undo'> {
  say(`\n${formatProblems(problems)}\n`);
  if (!isInteractive()) return 'keep';
  return answerTo(
    select<'again' | 'keep' | 'undo'>({
      message: 'The build would stop at this.',
      options: [
        { value: 'again', label: 'Open it again' },
        { value: 'undo', label: 'Take my changes back' },
        { value: 'keep', label: 'Leave it so, and mend it later' },
      ],
    }),
  );
}

/** Waits for an answer. If the user ends the command instead, the file is restored. */
function orUndone<T>(answer: Promise<T>, file: string, undo: () => Promise<void>): Promise<T> {
  return answer.catch(async (error) => {
    if (!(error instanceof Cancelled)) throw error;
    await undo();
    throw new Cancelled(`Stopped; ${file} is as it was.`);
  });
}

/** Opens the file at the line of the review, if the editor supports that: a file may hold many reviews. */
async function openEditor({ file, path, line }: { file: string; path: string; line: number }): Promise<void> {
  const editor = editorOf(file);
  const at = line > 1 && /^(vi|vim|nvim|nano|emacs|micro)\b/.test(editor) ? [`+${line}`] : [];
  // As git does: through a shell, because the setting may include parameters.
  const child =
    process.platform === 'win32'
      ? spawn(`${editor} "${path}"`, { stdio: 'inherit', shell: true })
      : spawn('sh', ['-c', `${editor} "$@"`, editor, ...at, path], { stdio: 'inherit' });
  const ignore = () => {};
  // While the editor is open, Ctrl-C is for the editor alone.
  process.on('SIGINT', ignore);
  const [code, signal] = await once(child, 'exit').finally(() => process.off('SIGINT', ignore));
  if (code !== 0) throw new Refusal(`the editor (${editor}) ended with ${code ?? signal}; set EDITOR to the one that you use`);
}

/** An editor that shows on its screen how to leave it. */
const EASY = 'nano';

/** The editor that the user has set, or else an easy one. */
function editorOf(file: string): string {
  const chosen = chosenEditor(process.env);
  if (chosen) return chosen;
  if (isInteractive() && process.platform === 'win32') return 'notepad';
  if (isInteractive() && spawnSync(EASY, ['--version'], { stdio: 'ignore' }).status === 0) return EASY;
  throw new Refusal(
    `no editor is set; put the one that you use into EDITOR, open ${file} yourself, or take the forms of npm run edit`,
  );
}
