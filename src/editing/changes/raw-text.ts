import { plain } from '../../authoring/files/read-text-file.ts';

const BOM = '\uFEFF';

/**
 * The content to write to a file whose text was changed: with the file's BOM and its own line breaks. New lines end as its first
 * one does. `raw` is the file's content, `after` the new text with `\n` for every line break.
 */
export function withOwnBreaks(raw: string, after: string): string {
  const before = plain(raw);
  const start = sharedStart(before, after);
  const end = sharedEnd(before.slice(start), after.slice(start));
  const [lineBreak = '\n'] = /\r\n|\r|\n/.exec(raw) ?? [];
  const middle = after.slice(start, after.length - end).replaceAll('\n', lineBreak);
  const bom = raw.startsWith(BOM) ? BOM : '';
  const content = raw.slice(bom.length);
  const from = rawOffset(content, start);
  const to = rawOffset(content, before.length - end);
  const result = bom + content.slice(0, from) + middle + content.slice(to);
  // In a file with mixed line breaks, a `\r` that stays and a new `\n` could become one line break.
  return plain(result) === after ? result : bom + after.replaceAll('\n', lineBreak);
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function sharedEnd(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[a.length - 1 - length] === b[b.length - 1 - length]) length++;
  return length;
}

/** Converts an offset in the text with `\n` alone to one in the text with its own line breaks. */
function rawOffset(content: string, offset: number): number {
  let raw = 0;
  for (let passed = 0; passed < offset; passed++) raw += content.startsWith('\r\n', raw) ? 2 : 1;
  return raw;
}
