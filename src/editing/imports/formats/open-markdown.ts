import type { Encoding } from '../files/decode-text.ts';
import type { Bytes } from '../files/stored-file.ts';
import type { Export } from './export.ts';
import { markdownAsJson } from './markdown-as-json.ts';
import { openJson } from './open-json.ts';

/** The Markdown files of a folder that may hold a review each. A name with `_` is that of the page that lists the others. */
export function pagesIn(files: readonly Bytes[]): readonly Bytes[] {
  const pages = files.filter(({ name }) => /\.(?:md|mdx|markdown)$/i.test(name));
  const entries = pages.filter(({ name }) => !/(?:^|[/\\])_[^/\\]*$/.test(name));
  return entries.length > 0 ? entries : pages;
}

interface PageOptions {
  readonly encoding?: Encoding | undefined;
  /** The language of the business (BCP 47). */
  readonly language?: string | undefined;
  /** Whether the user names the platform. */
  readonly isSourceSaid: boolean;
}

/** Finds the reviews in Markdown files; `name` is what the whole of them is called. There is no part if none can be read. */
export async function openMarkdown(name: string, pages: readonly Bytes[], options: PageOptions): Promise<Export> {
  const { originals, translations } = withoutTranslations(pages, options.language);
  const { json, names, faulty } = await markdownAsJson(name, originals, options.encoding);
  if (names.length === 0) return { parts: [], ignored: faulty, notes: [] };
  const { parts, notes } = await openJson(json, { encoding: 'utf-8', files: names }, options.isSourceSaid);
  return { parts, ignored: faulty, notes: [...notes, ...translationNotes(name, translations)] };
}

function translationNotes(name: string, translations: readonly Bytes[]): string[] {
  const [first, ...others] = translations;
  if (first === undefined) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return [`${name}: not read, as they are other languages of files that are: ${first.name}${more}`];
}

/** Hugo: `ann.es.md` is the Spanish `ann.md`. */
const TRANSLATED = /\.([a-z]{2}(?:-[a-z]{2,4})?)(?=\.[a-z]+$)/i;

/** One file of each review: the one that names no language, else the one in that of the business, else the first. */
function withoutTranslations(pages: readonly Bytes[], language = '') {
  const versions = Map.groupBy(pages, ({ name }) => name.replace(TRANSLATED, ''));
  const originals = new Set(
    [...versions].map(([plain, files]) => files.find(({ name }) => name === plain) ?? files.find(isIn(language)) ?? files[0]),
  );
  return { originals: pages.filter((page) => originals.has(page)), translations: pages.filter((page) => !originals.has(page)) };
}

function isIn(language: string): (page: Bytes) => boolean {
  const [wanted] = language.toLowerCase().split('-');
  return ({ name }) => TRANSLATED.exec(name)?.[1]?.toLowerCase().split('-')[0] === wanted;
}
