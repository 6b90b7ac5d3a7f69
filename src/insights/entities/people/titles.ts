import { foldName } from '../../../reviews/text/comparing/fold-name.ts';
import { readWordTable } from '../../../word-files/word-table.ts';

const WORDS = readWordTable(new URL('titles.tsv', import.meta.url));

/** Forms of address before a name, folded. */
export const TITLES: readonly string[] = WORDS.get('before') ?? [];

/** The same behind a name. */
export const TITLES_BEHIND: readonly string[] = WORDS.get('behind') ?? [];

/** Those before a name in one language that are names in others: `Dre Roy` is Dr Roy, or an Andre. */
const DOUBTFUL: readonly string[] = [...WORDS].flatMap(([key, words]) => (key.startsWith('before-') ? words : []));

/** Whether a word, as it is written, is a form of address before a name: `Dr.`, `Señora`, and `Dre` on a French site. */
export function isTitle(word: string, language: string): boolean {
  const folded = foldName(word.replaceAll('.', ''));
  const [primary] = language.split('-');
  return TITLES.includes(folded) || WORDS.get(`before-${primary}`)?.includes(folded) === true;
}

/** The folded words of a name, without the titles before it. */
export function withoutTitles(words: readonly string[]): readonly string[] {
  const [first = '', ...others] = words;
  const isBefore = others.length > 0 && (TITLES.includes(first) || (others.length > 1 && DOUBTFUL.includes(first)));
  return isBefore ? withoutTitles(others) : words;
}
