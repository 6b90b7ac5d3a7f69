import { isGivenName } from '../../insights/entities/people/given-names.ts';
import { bareOf, isTitle } from '../../insights/entities/people/titles.ts';
import { foldName } from '../../reviews/text/comparing/fold-name.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';

/** Words before a name that are no part of it, besides titles, folded. */
const BEFORE_NAMES: readonly string[] = ['dona', 'ing', 'lic'];

/** A title in Spanish and a given name in English. */
const DON = 'don';

/** A shorter one is an initial, or begins a name such as `Al Amin`, except in scripts whose letters are syllables or words. */
const SHORTEST = 3;
const SYLLABLES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}$/u;

/** What follows a name: `, DDS`, `(owner)`, and degrees without a comma behind a surname that is not in capitals: `Ortega DDS`. */
const BEHIND_NAMES = /(?:\s*[,(].*|(?<=\s\S*\p{Ll})(?:\s+(?:\p{Lu}\.?){2,3})+\s*)$/u;

/** Languages in which the first name stands last. */
const FIRST_NAME_LAST = /^(?:vi|hu)\b/;

/**
 * The short names of people, which customers use, in the order of the people: the first names without titles, the surname behind
 * the first title (`Dr Clarke`), and the name without what stands behind it, as tables have it. Those that could mean somebody else
 * on the list are left out. `language` is that of the site.
 */
export function shortNames(people: readonly string[], language: string): string[][] {
  const all = people.map((name) => shortNamesOf(name, language));
  const isShared = (name: string, owner: number) =>
    all.some((names, at) => at !== owner && [people[at] ?? '', ...names].some((other) => foldText(other) === foldText(name)));
  return all.map((names, at) => names.filter((name) => !isShared(name, at)));
}

function shortNamesOf(name: string, language: string): string[] {
  const bare = name.replace(BEHIND_NAMES, '').trim();
  // One word before a comma may be a last name: "Albright, Tess".
  const isWhole = bare !== name.trim() && bare.includes(' ');
  return [...partsOf(bare, language), ...(isWhole ? [bare] : [])];
}

function partsOf(name: string, language: string): string[] {
  const words = name.split(/\s+/);
  const start = words.findIndex((word, at) => !isBefore(word, words.length - at - 1, language));
  const [first = '', ...others] = words.slice(start);
  // "Dr. Smith": the word that is left may be a surname, unless the title goes with first names.
  const isAlone = others.length === 0 && (start < 1 || !/^do[nñ]a?$/i.test(words[start - 1] ?? ''));
  if (start === -1 || isAlone) return [];
  if (FIRST_NAME_LAST.test(language)) return others.slice(-1);
  if (first.length < SHORTEST && !SYLLABLES.test(first)) return [];
  const [second = ''] = others;
  const isDouble = others.length > 1 && isGivenName(foldName(second));
  const surnames = isDouble ? others.slice(1) : others;
  // Of two surnames, those who write Spanish use the first.
  const surname = /^es\b/.test(language) ? surnames.at(0) : surnames.at(-1);
  return [
    first,
    ...(isDouble ? [`${first} ${second}`] : []),
    ...(isTitle(words[0] ?? '', language) && surname ? [`${words[0]} ${surname}`] : []),
  ];
}

/** Whether a word only stands before the name: a title, or an abbreviation such as `M.ª` for María. */
function isBefore(word: string, wordsAfter: number, language: string): boolean {
  const bare = bareOf(word);
  if (bare === DON) return wordsAfter > 1 || (wordsAfter > 0 && /^es\b/.test(language));
  return isTitle(word, language) || BEFORE_NAMES.includes(bare) || /[.ªº]$/.test(word);
}
