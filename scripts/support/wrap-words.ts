import { stripVTControlCharacters } from 'node:util';
import { wrapAnsi } from 'fast-wrap-ansi';

/** A sign of no meaning (Unicode's private use) in the place of a space at which no line may end. */
const KEPT_SPACE = '\uE000';

/** A command, or an option for one, stands at the end of what it is for. It stays on one line, as half of it cannot be copied. */
const COMMAND = /(?:npm run|--map) .*$/;

/** In columns: a narrower text is read worse than one that the terminal breaks. */
const LEAST = 20;

/** An arrow or a bullet, which stands left of all lines of its text. */
const MARGIN = /^ *(?:[→•-] )?/u;

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
  const indent = hanging ?? ' '.repeat(margin);
  const body = line.slice(start.length).replace(COMMAND, (command) => command.replaceAll(' ', KEPT_SPACE));
  // An arrow does not stand alone.
  const whole = margin > start.length ? body.replace(' ', KEPT_SPACE) : body;
  const wrapped = wrapAnsi(whole, Math.max(LEAST, columns - Math.max(start.length, indent.length)));
  return start + wrapped.replaceAll('\n', `\n${indent}`).replaceAll(KEPT_SPACE, ' ');
}
