import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { root } from '../../support/project.ts';
import { screenHtml } from './screen.ts';

/** One step of a user at a terminal: wait until a text appears, then type. */
export interface Step {
  readonly shown: RegExp;
  readonly type?: string;
}

/**
 * Runs `reviews <parameters>` in a terminal, performs the steps, and returns the screen after the last one as HTML. `last` is
 * typed afterwards, so that the command finishes its work; without `last` the command is ended.
 */
export async function runSession(
  parameters: readonly string[],
  { cwd, columns, steps, last }: { cwd: string; columns: number; steps: readonly Step[]; last?: string | undefined },
): Promise<string> {
  const terminal = new xterm.Terminal({ cols: columns, rows: 60, allowProposedApi: true });
  const { HOME = '', PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(root, 'scripts', 'reviews.ts'), ...parameters], {
    cwd,
    cols: columns,
    rows: 60,
    env: { HOME, PATH, INIT_CWD: cwd, TERM: 'xterm-256color', TZ: 'America/Chicago' },
  });
  let shown = '';
  child.onData((data) => {
    shown += data;
    terminal.write(data);
  });
  const ended = new Promise<void>((done) => child.onExit(() => done()));
  try {
    for (const step of steps) {
      await until(() => shown, step.shown);
      shown = '';
      if (step.type !== undefined) child.write(step.type);
    }
  } catch (error) {
    // Otherwise the command would wait for its answer, and keep this process.
    child.kill();
    throw error;
  }
  // The callback runs when all earlier output has been drawn.
  await new Promise<void>((drawn) => terminal.write('', drawn));
  const html = screenHtml(terminal);
  if (last === undefined) child.kill();
  else child.write(last);
  await ended;
  return html;
}

/** Waits until the pattern matches the text. */
async function until(read: () => string, pattern: RegExp): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (pattern.test(stripVTControlCharacters(read()))) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error(`${pattern} did not come up:\n${stripVTControlCharacters(read())}`);
}
