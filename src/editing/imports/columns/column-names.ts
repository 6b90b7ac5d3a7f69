import { readWordFile } from '../../../word-files/word-file.ts';
import { namesFor, phrasesIn, plainName } from '../../phrases.ts';
import { bareName } from './bare-name.ts';
import type { Field } from './fields.ts';
import { namesLanguage, withoutLanguage } from './translated-columns.ts';

/** The usual names of the columns that hold a field, the best first. */
export type Names = Readonly<Partial<Record<Field, readonly string[]>>>;

/** The usual names of all fields. A field that stands first may take a name before the others. */
export const USUAL: Names = namesIn(readWordFile(new URL('column-names.tsv', import.meta.url)));

/** The names of columns in a file of words, as they are compared. */
export function namesIn<F extends string>(text: string): Readonly<Record<F, readonly string[]>> {
  const names = [...phrasesIn(text)].map(([field, list]) => [field, list.flatMap(namesFor)]);
  return Object.fromEntries(names);
}

interface Finding<F extends string> {
  /** Whether a column can be what its name says; default: always. */
  mayHold?(field: F, column: string): boolean;
  /** Columns that are known already, and used as they are. */
  readonly chosen?: Readonly<Partial<Record<F, string>>>;
}

/** Finds the column of each field by its names. No column holds two fields. */
export function columnsByName<F extends string>(
  header: readonly string[],
  names: Readonly<Partial<Record<F, readonly string[]>>>,
  { mayHold = () => true, chosen }: Finding<F> = {},
): Readonly<Partial<Record<F, string>>> {
  const columns: Partial<Record<F, string>> = { ...chosen };
  const whole = Map.groupBy(header, nameOf);
  const bare = Map.groupBy(header.filter(namesLanguage), (column) => nameOf(withoutLanguage(column) ?? ''));
  const taken = new Set<unknown>(Object.values(columns));
  for (const field of Object.keys(names) as F[]) {
    if (columns[field] !== undefined) continue;
    const named = (TRANSLATED.has(field) ? [whole, bare] : [whole]).flatMap((columnsOf) =>
      (names[field] ?? []).flatMap((name) => columnsOf.get(name) ?? []),
    );
    const found = named.find((each) => !taken.has(each) && mayHold(field, each));
    if (found === undefined) continue;
    columns[field] = found;
    taken.add(found);
  }
  return columns;
}

/** What a table may have in several languages, each in a column whose name ends with it: `review_text.en`. */
const TRANSLATED: ReadonlySet<string> = new Set<Field>(['text', 'title', 'response_text']);

/** The name of a column as names are compared. */
function nameOf(column: string): string {
  return plainName(bareName(column));
}
