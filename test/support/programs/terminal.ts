import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { spawn } from '@lydell/node-pty';
import { expect, onTestFinished } from 'vitest';
import { bareEnvironment, root } from '../build.ts';
import { PATIENCE } from '../patience.ts';
import { runHere } from './reviews-command.ts';

/** What each key sends. */
export const KEYS = { enter: '\r', down: '\u001b[B', up: '\u001b[A', space: ' ', interrupt: '\u0003' } as const;

/** Takes back what was typed. */
export const erase = (characters: number) => Array<string>(characters).fill('\u007f');

/** Lines, each with Enter behind it. */
export const lines = (...texts: readonly string[]) => texts.map((text) => text + KEYS.enter).join('');

/** A command in a terminal of its own, as a person would use it. */
export interface Terminal {
  /** Waits until the question has appeared since the last call, then types the keys. */
  answer(question: RegExp, ...keys: readonly string[]): Promise<void>;
  /** Presses Enter at each of these questions. */
  accept(...questions: readonly RegExp[]): Promise<void>;
  /** Presses Ctrl-C at this question, and waits for the end. Returns everything that was shown. */
  stopAt(question: RegExp): Promise<string>;
  /** Waits for the end with this exit code, by default 0. Returns everything that was shown, without colours. */
  end(expected?: number): Promise<string>;
}

interface Opened {
  readonly cwd: string;
  readonly settings?: Readonly<Record<string, string>>;
}

const SIZE = { columns: 100, rows: 40 };

/** Runs `reviews <parameters>` in the process of the tests, with streams that are a terminal to it. */
export function openTerminal(parameters: readonly string[], { cwd, settings = {} }: Opened): Terminal {
  const typed = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => typed });
  const { dialogue, show, end } = openDialogue((keys) => typed.write(keys));
  const shown = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      show(String(text));
      done();
    },
  });
  const screen = Object.assign(shown, { isTTY: true, ...SIZE, getColorDepth: () => 8, hasColors: () => true });
  const ended = runHere(parameters, { cwd, settings, streams: { stdin: typed, stdout: screen, stderr: screen } }).then(end);
  onTestFinished(async () => {
    typed.write(KEYS.interrupt);
    await ended;
  });
  return dialogue;
}

/** Starts `reviews <parameters>` as a separate process in a pseudo-terminal. */
export function startTerminal(parameters: readonly string[], { cwd, settings = {} }: Opened): Terminal {
  const child = spawn(process.execPath, [join(root, 'scripts', 'reviews.ts'), ...parameters], {
    cwd,
    cols: SIZE.columns,
    rows: SIZE.rows,
    // Variables that are not set would be passed as "undefined".
    env: Object.fromEntries(
      Object.entries({ ...bareEnvironment(settings), TERM: 'xterm-256color' }).filter(([, value]) => value !== undefined),
    ),
  });
  const { dialogue, show, end, hasEnded } = openDialogue((keys) => child.write(keys));
  child.onData(show);
  child.onExit(({ exitCode }) => end(exitCode));
  onTestFinished(() => {
    if (!hasEnded()) child.kill('SIGKILL');
  });
  return dialogue;
}

/** A dialogue with a command, which calls `show` with what it writes, and `end` with its exit code. */
function openDialogue(type: (keys: string) => unknown) {
  let shown = '';
  let seen = 0;
  let wake = () => {};
  let code: number | undefined;
  const text = () => stripVTControlCharacters(shown).replaceAll('\r', '');
  const change = (what: string) =>
    new Promise<void>((done, failed) => {
      const timer = setTimeout(() => failed(new Error(`${what} did not come; shown was:\n${text()}`)), PATIENCE.timeout);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  const dialogue: Terminal = {
    async answer(question, ...keys) {
      while (!question.test(stripVTControlCharacters(shown.slice(seen)))) {
        if (code !== undefined) throw new Error(`It ended with ${code} before ${question}:\n${text()}`);
        await change(String(question));
      }
      seen = shown.length;
      for (const key of keys) type(key);
    },
    async accept(...questions) {
      for (const question of questions) await dialogue.answer(question, KEYS.enter);
    },
    async stopAt(question) {
      await dialogue.answer(question, KEYS.interrupt);
      return dialogue.end(130);
    },
    async end(expected = 0) {
      while (code === undefined) await change('The end');
      expect(code, text()).toBe(expected);
      return text();
    },
  };
  return {
    dialogue,
    show: (data: string) => {
      shown += data;
      wake();
    },
    end: (exitCode: number) => {
      code = exitCode;
      wake();
    },
    hasEnded: () => code !== undefined,
  };
}
