import { stemmer } from 'stemmer';
import { readWordTable } from '../../words/word-table.ts';

const LISTED = readWordTable(new URL('stems.tsv', import.meta.url));
const STEMS: ReadonlyMap<string, string> = new Map(
  [...LISTED].flatMap(([stem, forms]) => forms.map((form) => [form, stem] as const)),
);

/** The stem of a lower-case word: the table of irregular forms, else Porter's algorithm. */
export function stemOf(word: string): string {
  const irregular = STEMS.get(word);
  if (irregular !== undefined) return irregular;
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  return bare.length > 3 && bare.length < 30 ? stemmer(bare) : bare;
}
