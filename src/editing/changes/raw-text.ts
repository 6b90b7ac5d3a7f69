const BOM = '\uFEFF';

/**
 * The content to write to a file whose text was changed: with the file's BOM, and all line breaks as its first one. `raw` is the
 * file's content, `after` the new text with `\n` for every line break.
 */
export function withOwnBreaks(raw: string, after: string): string {
  const [lineBreak = '\n'] = /\r\n|\r|\n/.exec(raw) ?? [];
  return (raw.startsWith(BOM) ? BOM : '') + after.replaceAll('\n', lineBreak);
}
