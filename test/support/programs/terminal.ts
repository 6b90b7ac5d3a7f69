import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { spawn } from '@lydell/node-pty';
import { onTestFinished } from 'vitest';
import { bareEnvironment, root } from '../build.ts';

/** What each key sends. */
export const KEYS = { enter: '\r', down: '\u001b[B', up: '\u001b[A', space: ' ', interrupt: '\u0003' } as const;

/** How long to wait for what a command shows or does next, because a loaded machine is slow. */
const LONGEST_WAIT_MS = 20_000;

/** A command in a terminal of its own, as a person would use it. */
export interface Terminal {
  /** Waits until the question has appeared since the last call, then types the keys. */
  answer(question: RegExp, ...keys: readonly string[]): Promise<void>;
  /** Waits for the end. Returns the exit code and everything that was shown, without colours. */
  end(): Promise<{ code: number; shown: string }>;
  /** Sends a signal to the command. */
  kill(signal: string): void;
}

/** Starts `reviews <parameters>` in a pseudo-terminal. */
export function openTerminal(
  parameters: readonly string[],
  { cwd, settings = {} }: { cwd: string; settings?: Readonly<Record<string, string>> },
): Terminal {
  const child = spawn(process.execPath, [join(root, 'scripts', 'reviews.ts'), ...parameters], {
    cwd,
    cols: 100,
    rows: 40,
    // Variables that are not set would be passed as "undefined".
    env: Object.fromEntries(
      Object.entries({ ...bareEnvironment(settings), TERM: 'xterm-256color' }).filter(([, value]) => value !== undefined),
    ),
  });
  let shown = '';
  let seen = 0;
  let wake = () => {};
  let code: number | undefined;
  child.onData((data) => {
    shown += data;
    wake();
  });
  child.onExit(({ exitCode }) => {
    code = exitCode;
    wake();
  });
  onTestFinished(() => {
    if (code === undefined) child.kill('SIGKILL');
  });
  const text = () => stripVTControlCharacters(shown).replaceAll('\r', '');
  const change = (what: string) =>
    new Promise<void>((done, failed) => {
      const timer = setTimeout(() => failed(new Error(`${what} did not come; shown was:\n${text()}`)), LONGEST_WAIT_MS);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  return {
    async answer(question, ...keys) {
      while (!question.test(stripVTControlCharacters(shown.slice(seen)))) {
        if (code !== undefined) throw new Error(`It ended with ${code} before ${question}:\n${text()}`);
        await change(String(question));
      }
      seen = shown.length;
      for (const key of keys) child.write(key);
    },
    async end() {
      while (code === undefined) await change('The end');
      return { code, shown: text() };
    },
    kill: (signal) => child.kill(signal),
  };
}
