import { foldName } from '../../../reviews/text/comparing/fold-name.ts';
import { readWordTable } from '../../../word-files/word-table.ts';

const WORDS = readWordTable(new URL('titles.tsv', import.meta.url));

/** Forms of address before a name, folded. */
export const TITLES: readonly string[] = WORDS.get('before') ?? [];

/** The same behind a name. */
export const TITLES_BEHIND: readonly string[] = WORDS.get('behind') ?? [];

/** Those before a name in one language that are names in others: `Dre Roy` is Dr Roy, or an Andre. */
const DOUBTFUL: readonly string[] = [...WORDS].flatMap(([key, words]) => (key.startsWith('before-') ? words : []));

/**
 * Whether a word, as it is written, is a form of address before a name: `Dr.`, `Señora`. In a language (BCP 47), there are more, such
 * as `Dre` in French.
 */
export function isTitle(word: string, language = 'und'): boolean {
  const bare = bareOf(word);
  const [primary] = language.split('-');
  return TITLES.includes(bare) || WORDS.get(`before-${primary}`)?.includes(bare) === true;
}

/** `Dott.ssa Rossi` and `Dr.Rossi` are two words each. */
const BETWEEN_WORDS = /\s+|(?<=\.)(?=\p{Lu})/u;

/** `med.`, `dent.`, `lek.`: no name is shortened in small letters. */
const ABBREVIATION = /^\p{Ll}{2,}\.$/u;

/** A name, as it is written, without the titles before it. */
export function withoutTitles(name: string): string {
  const [first = '', ...others] = name.trim().split(BETWEEN_WORDS);
  if (others.length === 0) return name;
  const bare = bareOf(first);
  const isBefore = TITLES.includes(bare) || ABBREVIATION.test(first) || (others.length > 1 && DOUBTFUL.includes(bare));
  return isBefore ? withoutTitles(others.join(' ')) : name;
}

/** A word of a name, folded and without full stops. */
export function bareOf(word: string): string {
  return foldName(word.replaceAll('.', ''));
}
