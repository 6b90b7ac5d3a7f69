import type { Encoding } from '../files/decode-text.ts';
import type { Bytes } from '../files/stored-file.ts';
import type { Export } from './export.ts';
import { DATA, filesAsJson } from './files-as-json.ts';
import { openJson } from './open-json.ts';

/** The Markdown files of a folder that may hold a review each. A name with `_` is that of the page that lists the others. */
export function pagesIn(files: readonly Bytes[]): readonly Bytes[] {
  return listed(files.filter(({ name }) => /\.(?:md|mdx|markdown)$/i.test(name)));
}

/** The files of data of a folder that may hold a review each. */
export function dataIn(files: readonly Bytes[]): readonly Bytes[] {
  return listed(files.filter(({ name }) => DATA.test(name)));
}

/** So that 2 stands before 10, and the numbers of rows show themselves. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

function listed(files: readonly Bytes[]): readonly Bytes[] {
  const entries = files.filter(({ name }) => !/(?:^|[/\\])_[^/\\]*$/.test(name));
  return (entries.length > 0 ? entries : files).toSorted((a, b) => BY_NUMBER.compare(a.name, b.name));
}

interface EntryOptions {
  readonly encoding?: Encoding | undefined;
  /** The language of the business (BCP 47). */
  readonly language?: string | undefined;
  /** Whether the user names the platform. */
  readonly isSourceSaid: boolean;
}

/** Finds the reviews in files that hold one each; `name` is what the whole of them is called. There is no part if none can be read. */
export async function openEntries(name: string, pages: readonly Bytes[], options: EntryOptions): Promise<Export> {
  const { originals, translations } = withoutTranslations(pages, options.language);
  const { json, names, others } = await filesAsJson(name, originals, options.encoding);
  if (names.length === 0) return { parts: [], ignored: others, notes: [] };
  const { parts, notes } = await openJson(json, { encoding: 'utf-8', files: names }, options.isSourceSaid);
  return { parts, ignored: others, notes: [...notes, ...translationNotes(name, translations)] };
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
