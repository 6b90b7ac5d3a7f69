import type { Bytes } from '../files/stored-file.ts';
import { type Export, type FileOptions, isSourceSaid } from './export.ts';
import { DATA, filesAsJson } from './files-as-json.ts';
import { openJson } from './open-json.ts';

/** So that 2 stands before 10, and the numbers of rows show themselves. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

/** The files of a folder that may hold a review each: Markdown, or else data. A name with `_` is that of the page that lists the others. */
export function entriesIn(files: readonly Bytes[]): readonly (readonly Bytes[])[] {
  return [/\.(?:md|mdx|markdown)$/i, DATA].map((ending) => {
    const all = files.filter(({ name }) => ending.test(name));
    const entries = all.filter(({ name }) => !/(?:^|[/\\])_[^/\\]*$/.test(name));
    return (entries.length > 0 ? entries : all).toSorted((a, b) => BY_NUMBER.compare(a.name, b.name));
  });
}

/** Finds the reviews in files that hold one each; `name` is what the whole of them is called. There is no part if none can be read. */
export async function openEntries(name: string, pages: readonly Bytes[], options: FileOptions): Promise<Export> {
  const translations = translationsIn(pages, options.language);
  const originals = pages.filter((page) => !translations.includes(page));
  const { json, names, others } = await filesAsJson(name, originals, options);
  if (names.length === 0) return { parts: [], ignored: others, notes: [] };
  const { parts, notes } = await openJson(json, isSourceSaid(options), { files: names });
  return { parts, ignored: others, notes: [...notes, ...translationNotes(name, translations)] };
}

function translationNotes(name: string, translations: readonly Bytes[]): string[] {
  const [first, ...others] = translations;
  if (first === undefined) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return [`${name}: not read, as they are other languages of files that are: ${first.name}${more}`];
}

/** Hugo: `ann.es.md` is the Spanish `ann.md`. */
const TRANSLATED = /\.([a-z]{2})(?:-[a-z]{2,4})?(?=\.[a-z]+$)/i;

/** The files that are not read: of each review, only the one without a language is, else that of the business, else the first. */
function translationsIn(pages: readonly Bytes[], language = ''): Bytes[] {
  const [wanted] = language.split('-');
  const isWanted = ({ name }: Bytes) => TRANSLATED.exec(name)?.[1]?.toLowerCase() === wanted;
  return [...Map.groupBy(pages, ({ name }) => name.replace(TRANSLATED, ''))].flatMap(([plain, files]) => {
    const read = files.find(({ name }) => name === plain) ?? files.find(isWanted) ?? files[0];
    return files.filter((file) => file !== read);
  });
}
