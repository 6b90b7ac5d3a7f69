import { stripVTControlCharacters } from 'node:util';
import { wrapAnsi } from 'fast-wrap-ansi';

/** A private-use character of Unicode, which replaces a space where no line may break. */
const KEPT_SPACE = '\uE000';

/**
 * A command with its settings, or an option to copy into one. It stays on one line, because half a command cannot be copied. A
 * command ends at the end of the line, or at the gap before its description, and an option with its word, which may be quoted.
 */
const COMMAND = /(?:[A-Z_]+=\S* )*npm run .*?(?=$| {2})|--map (?:\\.|[^\s'"\\]|'[^']*'|"[^"]*")+/;

/** The left margin of all lines of a text: an arrow, a bullet, or the command in a list of commands. */
const MARGIN = new RegExp(`^ *(?:[→•-] |(?:${COMMAND.source}) {2,})?`, 'u');

/** In columns: below this width, text is harder to read wrapped by us than broken by the terminal. */
const LEAST = 20;

/**
 * Wraps lines that are wider than the terminal at spaces, never inside a word or a command. Continuation lines are indented like
 * the first, or by `hanging`. Colour codes have no width, and continue on the next line.
 */
export function wrapWords(text: string, columns: number, hanging?: string): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns, hanging))
    .join('\n');
}

function wrapLine(line: string, columns: number, hanging: string | undefined): string {
  const [start = ''] = /^ */.exec(line) ?? [];
  const margin = MARGIN.exec(stripVTControlCharacters(line))?.[0].length ?? 0;
  const indent = hanging ?? ' '.repeat(columns - margin < LEAST ? start.length + 4 : margin);
  const body = line.slice(start.length).replace(COMMAND, (command) => command.replaceAll(' ', KEPT_SPACE));
  // Keeps an arrow on the line of the word after it.
  const whole = /^\P{L}+ /u.test(stripVTControlCharacters(body)) ? body.replace(' ', KEPT_SPACE) : body;
  return (
    start +
    wrapped(whole, columns - start.length, columns - indent.length)
      .join(`\n${indent}`)
      .replaceAll(KEPT_SPACE, ' ')
  );
}

/** Wraps a text whose first line may have a different width. */
function wrapped(text: string, first: number, others: number): string[] {
  const [line = '', ...rest] = wrapAnsi(text, Math.max(LEAST, first)).split('\n');
  return rest.length === 0 ? [line] : [line, ...wrapAnsi(rest.join(' '), Math.max(LEAST, others)).split('\n')];
}
