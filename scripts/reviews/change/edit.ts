import { spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { select } from '@clack/prompts';
import { plain } from '../../../src/authoring/files/read-text-file.ts';
import type { Problem } from '../../../src/authoring/problems/problem.ts';
import type { Source } from '../../../src/authoring/source/source.ts';
import { writeWhole } from '../../../src/editing/changes/write-whole.ts';
import { checkText, type FileChange } from '../../../src/editing/workspace.ts';
import { Cancelled, Refusal } from '../../support/run.ts';
import { say } from '../../support/say.ts';
import { show } from '../support/apply.ts';
import { answerTo, isInteractive } from '../support/ask.ts';
import { openContent, reviewMeant, told } from '../support/content.ts';
import { dateCorrection } from './date-correction.ts';

/** Opens a review's file in the user's editor, then checks it and shows what became other. */
export async function edit(id: string): Promise<number> {
  const workspace = await openContent();
  const source = reviewMeant(workspace, id);
  const path = resolve(source.file);
  const raw = await readFile(path, 'utf8');
  const before = plain(raw);
  for (;;) {
    await openEditor(path, source.locator()(['id']).line);
    const after = plain(await readFile(path, 'utf8'));
    const change: FileChange = { file: source.file, path, before, after, content: after };
    if (after === before) {
      say(`${source.file}: nothing was changed`);
      return 0;
    }
    show(change);
    const { found, problems } = checkText(workspace, source.file, after);
    if (problems.length === 0) return afterSaving(dateCorrection(workspace, source, found), source);
    const next = await afterSaving(whatNext(problems), source);
    if (next === 'undo') {
      await writeWhole(path, raw);
      say(`${source.file}: is as it was`);
    }
    if (next !== 'again') return 1;
  }
}

async function whatNext(problems: readonly Problem[]): Promise<'again' | 'keep' | 'undo'> {
  say(`\n${told(problems)}\n`);
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

/** The answer to a question that comes when the editor has saved. */
function afterSaving<T>(answer: Promise<T>, { file }: Source): Promise<T> {
  return answer.catch((error) => {
    throw error instanceof Cancelled ? new Cancelled(`Stopped; ${file} is as you saved it.`) : error;
  });
}

/** The line is for a file of many reviews; editors that know it go there. */
async function openEditor(path: string, line: number): Promise<void> {
  const editor = editorOf();
  const at = line > 1 && /^(vi|vim|nvim|nano|emacs|micro)\b/.test(editor) ? [`+${line}`] : [];
  // As git does it: the setting may have parameters of its own.
  const child =
    process.platform === 'win32'
      ? spawn(`${editor} "${path}"`, { stdio: 'inherit', shell: true })
      : spawn('sh', ['-c', `${editor} "$@"`, editor, ...at, path], { stdio: 'inherit' });
  const ignore = () => {};
  // Ctrl-C is the editor's own while it is open.
  process.on('SIGINT', ignore);
  const code = await new Promise<number>((done, failed) => {
    child.once('error', failed);
    child.once('exit', (exit) => done(exit ?? 1));
  }).finally(() => process.off('SIGINT', ignore));
  if (code !== 0) throw new Refusal(`the editor (${editor}) ended with ${code}; set EDITOR to the one that you use`);
}

/** An editor that says on its screen how to leave it. */
const EASY = 'nano';

/** What the user has set; else one that every system has, with a word on how to leave it. */
function editorOf(): string {
  const chosen = process.env.VISUAL || process.env.EDITOR;
  if (chosen) return chosen;
  if (!isInteractive()) throw new Refusal('no editor is set; put the one that you use into EDITOR');
  if (process.platform === 'win32') return 'notepad';
  if (spawnSync(EASY, ['--version'], { stdio: 'ignore' }).status === 0) return EASY;
  say('The editor is vi: i begins to write; Esc, :wq and Enter saves and leaves; Esc, :q! and Enter leaves without saving.');
  say('EDITOR=<your editor> before the command chooses another.');
  return 'vi';
}
