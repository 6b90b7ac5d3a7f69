import { plain } from '../../authoring/files/read-text-file.ts';

const BOM = '\uFEFF';
const BREAK = /\r\n|\r|\n/;

/**
 * The content to write to a file whose text was changed: with the file's BOM, and with its own breaks behind the lines that stay
 * above and below the change. The others end as the first of those that they replace did, or else as the file's first one. `raw` is the
 * file's content, `after` the new text with `\n` for every line break.
 */
export function withOwnBreaks(raw: string, after: string): string {
  const bom = raw.startsWith(BOM) ? BOM : '';
  const before = raw.slice(bom.length).split(/(?<=\n|\r(?!\n))/);
  const lines = after.split(/(?<=\n)/);
  const shortest = Math.min(before.length, lines.length);
  const isSame = (line = '', own = ''): boolean => line === own.replace(/\r\n?/g, '\n');
  let above = 0;
  while (above < shortest && isSame(lines[above], before[above])) above += 1;
  let below = 0;
  while (below < shortest - above && isSame(lines.at(-1 - below), before.at(-1 - below))) below += 1;
  const replaced = before.slice(above, before.length - below).join('');
  const [lineBreak = '\n'] = BREAK.exec(replaced) ?? BREAK.exec(raw) ?? [];
  const middle = lines.slice(above, lines.length - below).map((line) => line.replace('\n', lineBreak));
  const result = bom + [...before.slice(0, above), ...middle, ...before.slice(before.length - below)].join('');
  // In a file with mixed line breaks, a `\r` that stays and a new `\n` could become one line break.
  return plain(result) === after ? result : bom + after.replaceAll('\n', lineBreak);
}
