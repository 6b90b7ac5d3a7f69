import { isGroup } from '../../../authoring/source/source.ts';
import { isOwnReview } from '../entries/own.ts';
import { jsonValue, tomlValue, yamlValue } from '../files/data-values.ts';
import { type EncodingHints, encodingOf } from '../files/decode-text.ts';
import { ExportError } from '../files/export-error.ts';
import { UNKNOWN_ENCODING } from '../files/file-kind.ts';
import type { Bytes } from '../files/stored-file.ts';
import { textBytes, wholeText } from '../files/whole-text.ts';
import { plainMarkdown } from '../values/plain-markdown.ts';
import { mayBeReview } from './keyed-lists.ts';

/** Files that hold a review each, as one list. */
export interface FileList {
  readonly json: Bytes;
  /** The names of the files, in the order of the list. */
  readonly names: readonly string[];
  /** The files that are not in it, each with the reason. Files that hold something else have none. */
  readonly others: readonly { readonly name: string; readonly reason?: string }[];
}

/** A file of data in place of Markdown. */
export const DATA = /\.(?:json|ya?ml|toml)$/i;

/**
 * The JSON of a list that has an entry for each file: the front matter of Markdown, and its text under `text`, or the fields of a
 * file of data. Generators and editors of static sites keep testimonials so.
 */
export async function filesAsJson(name: string, files: readonly Bytes[], hints?: EncodingHints): Promise<FileList> {
  const found = new Map<string, string>();
  const others: { name: string; reason?: string }[] = [];
  for (const file of files) {
    try {
      const value = await readValue(file, hints);
      if (value === undefined) others.push({ name: file.name });
      else found.set(file.name, JSON.stringify(value));
    } catch (error) {
      if (!(error instanceof ExportError)) throw error;
      others.push({ name: file.name, reason: error.message });
    }
  }
  return { json: textBytes(name, `[${[...found.values()].join()}]`), names: [...found.keys()], others };
}

/** YAML or TOML between two lines of the same signs, and the text below them. */
const PARTS = /^(---|\+\+\+)[ \t]*\n(?:([\s\S]*?)\n)??\1[ \t]*(?:\n([\s\S]*))?$/;

/** The review in a file; `undefined` if it is data of something else. */
async function readValue(file: Bytes, hints: EncodingHints | undefined): Promise<Record<string, unknown> | undefined> {
  const encoding = await encodingOf(file, hints);
  if (encoding === undefined) throw new ExportError(UNKNOWN_ENCODING);
  const text = (await wholeText(file, encoding))?.replaceAll('\r\n', '\n');
  if (text === undefined) throw new ExportError('is longer than 4 MB');
  const facts = DATA.test(file.name) && !PARTS.test(text) ? factsIn(file.name, text) : pageOf(text);
  const day = dayIn(file.name);
  const isDated = facts === undefined || day === undefined || Object.keys(facts).some((key) => /date/i.test(key));
  return isDated ? facts : { ...facts, date: day };
}

function pageOf(text: string): Record<string, unknown> {
  const [, sign = '', front = '', body = ''] = PARTS.exec(text) ?? [];
  if (sign === '') throw new ExportError(frontFault(text));
  const facts = (sign === '---' ? yamlValue(front, 2) : tomlValue(front)) ?? {};
  if (!isGroup(facts)) throw new ExportError('has front matter without lines such as rating: 5');
  // Those of our own reviews are no Markdown.
  const words = isOwnReview({ ...facts, text: body }, true) ? body.trim() : plainMarkdown(body);
  return { ...facts, ...(words !== '' && { ['text' in facts ? 'body' : 'text']: words }) };
}

function factsIn(name: string, text: string): Record<string, unknown> | undefined {
  const value = /json$/i.test(name) ? jsonValue(text) : /toml$/i.test(name) ? tomlValue(text) : yamlValue(text);
  if (isGroup(value) && mayBeReview(value)) return value;
  const lists = (isGroup(value) ? Object.values(value) : [value]).filter(Array.isArray);
  if (lists.some((list) => list.some(mayBeReview))) throw new ExportError('holds a list: give it by its own name');
  return undefined;
}

function frontFault(text: string): string {
  const [sign] = /^(?:---|\+\+\+)(?=[ \t]*\n)/.exec(text) ?? [];
  if (sign === undefined) return 'has no front matter, which stands above a text between two lines ---';
  return `has front matter that no line ${sign} ends`;
}

/** Jekyll takes the date of `2024-03-05-ann.md` from its name, and Eleventy also that of `ann-2024-03-05.md`. */
function dayIn(name: string): string | undefined {
  return /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)(?=[^/\\]*$)/.exec(name)?.[0];
}
