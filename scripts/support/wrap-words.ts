import { stripVTControlCharacters } from 'node:util';
import { wrapAnsi } from 'fast-wrap-ansi';

/** A sign of no meaning (Unicode's private use) in the place of a space at which no line may end. */
const KEPT_SPACE = '\uE000';

/**
 * A command with its settings, or an option for one. It stays on one line, as half of it cannot be copied, and goes to the end of the
 * line or to the gap before what it does.
 */
const COMMAND = /(?:(?:[A-Z_]+=\S* )*npm run|--map) .*?(?=$| {2})/;

/** What stands left of all lines of a text: an arrow or a bullet, or a command in a list of commands. */
const MARGIN = new RegExp(`^ *(?:[→•-] |${COMMAND.source} {2,})?`, 'u');

/** In columns: a narrower text is read worse than one that the terminal breaks. */
const LEAST = 20;

/**
 * Breaks lines that are wider than the terminal at spaces, never in a word or a command. The further lines of each are indented as it
 * is, or by `hanging`. Colours count for nothing and go on.
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
  // An arrow does not stand alone.
  const whole = /^\P{L}+ /u.test(stripVTControlCharacters(body)) ? body.replace(' ', KEPT_SPACE) : body;
  return (
    start +
    wrapped(whole, columns - start.length, columns - indent.length)
      .join(`\n${indent}`)
      .replaceAll(KEPT_SPACE, ' ')
  );
}

/** The lines of a text of which the first may be wider. */
function wrapped(text: string, first: number, others: number): string[] {
  const [line = '', ...rest] = wrapAnsi(text, Math.max(LEAST, first)).split('\n');
  return rest.length === 0 ? [line] : [line, ...wrapAnsi(rest.join(' '), Math.max(LEAST, others)).split('\n')];
}
