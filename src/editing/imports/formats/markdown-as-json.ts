import { parse as parseToml, TomlError } from 'smol-toml';
import { isGroup } from '../../../authoring/source/source.ts';
import { type Encoding, encodingOf } from '../files/decode-text.ts';
import { ExportError } from '../files/export-error.ts';
import { UNKNOWN_ENCODING } from '../files/file-kind.ts';
import type { Bytes } from '../files/stored-file.ts';
import { wholeText } from '../files/whole-text.ts';
import { yamlValue } from '../files/yaml-as-json.ts';
import { plainMarkdown } from '../values/plain-markdown.ts';
import { isOwnReview } from './own.ts';

/** Markdown files as one list. */
export interface MarkdownList {
  readonly json: Bytes;
  /** The names of the files, in the order of the list. */
  readonly names: readonly string[];
  /** The files that are not in it, with the reasons. */
  readonly faulty: readonly { readonly name: string; readonly reason: string }[];
}

/**
 * The JSON of a list that has an entry for each Markdown file: its front matter, and its text under `text`. Generators of static
 * sites keep testimonials so. `said` is the encoding of the files, if that is known.
 */
export async function markdownAsJson(name: string, files: readonly Bytes[], said?: Encoding): Promise<MarkdownList> {
  const sound: Bytes[] = [];
  const faulty: { name: string; reason: string }[] = [];
  for (const file of files) {
    try {
      await readValue(file, said);
      sound.push(file);
    } catch (error) {
      if (!(error instanceof ExportError)) throw error;
      faulty.push({ name: file.name, reason: error.message });
    }
  }
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('[');
    for (const [index, file] of sound.entries())
      yield Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(await readValue(file, said))}`);
    yield Buffer.from(']');
  }
  return { json: { name, chunks }, names: sound.map((file) => file.name), faulty };
}

/** YAML or TOML between two lines of the same signs, and the text below them. */
const PARTS = /^(---|\+\+\+)[ \t]*\n(?:([\s\S]*?)\n)??\1[ \t]*(?:\n([\s\S]*))?$/;

async function readValue(file: Bytes, said: Encoding | undefined): Promise<unknown> {
  const encoding = said ?? (await encodingOf(file));
  if (encoding === undefined) throw new ExportError(UNKNOWN_ENCODING);
  const text = (await wholeText(file, encoding))?.replaceAll('\r\n', '\n');
  if (text === undefined) throw new ExportError('is longer than 4 MB');
  const [, sign = '', front = '', body = ''] = PARTS.exec(text) ?? [];
  if (sign === '') throw new ExportError(frontFault(text));
  const facts = (sign === '---' ? yamlValue(front, 2) : tomlValue(front)) ?? {};
  if (!isGroup(facts)) throw new ExportError('has front matter that is no lines such as rating: 5');
  const day = dayIn(file.name);
  const isDated = day === undefined || Object.keys(facts).some((key) => /date/i.test(key));
  // Those of our own reviews are no Markdown.
  const words = isOwnReview({ ...facts, text: body }, true) ? body.trim() : plainMarkdown(body);
  return { ...facts, ...(!isDated && { date: day }), ...(words !== '' && { ['text' in facts ? 'body' : 'text']: words }) };
}

function frontFault(text: string): string {
  const [sign] = /^(?:---|\+\+\+)(?=[ \t]*\n)/.exec(text) ?? [];
  if (sign === undefined) return 'has no front matter, which stands above a text between two lines ---';
  return `has front matter that no line ${sign} ends`;
}

function tomlValue(text: string): unknown {
  try {
    // As JSON, a date is a text.
    return JSON.parse(JSON.stringify(parseToml(text)));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [words = ''] = error.message.replace('Invalid TOML document: ', '').split('\n', 1);
    throw new ExportError(`is not valid TOML, near its line ${error.line + 1}: ${words}`, { cause: error });
  }
}

/** Jekyll takes the date of `2024-03-05-ann.md` from its name, and Eleventy also that of `ann-2024-03-05.md`. */
function dayIn(name: string): string | undefined {
  return /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)(?=[^/\\]*$)/.exec(name)?.[0];
}
