import { distance } from 'fastest-levenshtein';
import { isGivenName } from '../../../insights/entities/people/given-names.ts';
import { isTitle, TITLES, TITLES_BEHIND } from '../../../insights/entities/people/titles.ts';
import { textWords } from '../../../reviews/text/comparing/text-match.ts';
import { withoutMarks } from '../../../reviews/text/comparing/without-marks.ts';
import { isCompany, isJoining, isOfGivenName, isShortForm, writtenOut } from './name-lists.ts';

/**
 * How well a review's author fits a customer's name in a job record. `full`: all words are the same. `short`: the words fit, but
 * some are initials or left out. `first`: only one name is known, or a double given name, or one word of a company. `spelling`: as
 * `full` or `short`, except for a letter, or a name that is called for short.
 */
export type NameFit = 'full' | 'short' | 'first' | 'spelling';

/** Forms of address, words that join two names, and words for a family. */
const NO_NAMES: ReadonlySet<string> = new Set([
  ...TITLES,
  ...TITLES_BEHIND,
  ...'and und y et fam familia familie famille family'.split(' '),
]);

/** A form of address that is written to the name. In Thai, what begins with none of these letters is no name: คุณากร is one itself. */
const ATTACHED = /(?<=\p{Lo})(?:様|さま|さん|님)$|^(?:นางสาว|นาย|นาง|คุณ)(?=[ก-ฮเ-ไ])/u;

/** The letters with points at the end of `Smith, J.R.` or `Jansen B.V.`. */
const INITIALS_LAST = /(?<!\p{L})(?:\p{L}\.){2,}$/u;

/** The names of East Asia, which have a space between the last name and the first, or none. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]+$/u;

/** One word that is a whole name. Shorter ones are a last name in Japan, and a first name in Korea; kana take more letters. */
const WHOLE = /^(?:.{5,}|(?=.*[\p{Script=Han}\p{Script=Hangul}]).{3,})$/u;

/** Compares the words of two names as people write them: `Maria G.`, `GONZALEZ, Maria`, `Mrs. M. González`. */
export function nameFit(author: readonly string[], customer: readonly string[]): NameFit | undefined {
  const [short, long] = author.length <= customer.length ? [author, customer] : [customer, author];
  if (short.length === 0) return undefined;
  if (long.length > 1 && author.every((word) => EAST_ASIAN.test(word)) && author.join('') === customer.join('')) return 'full';
  return fit(short, long, (a, b) => a === b) ?? (fit(short, long, (a, b) => isNearly(a, b) || isShortForm(a, b)) && 'spelling');
}

/** Whether two words are taken for the same. */
type Same = (a: string, b: string) => boolean;

function fit(short: readonly string[], long: readonly string[], same: Same): NameFit | undefined {
  const paired = pairWords(short, long, same);
  if (paired === undefined || paired.whole === 0) return undefined;
  const { words, whole, initials } = paired;
  // One word is a whole name in East Asia. Elsewhere it is not enough: any Bob fits a Bob, any José Luis a José Luis, and any Van
  // den Berg a Van den Berg.
  const names = short.filter((word, at) => at === short.length - 1 || !isJoining(word));
  if (names.length === 1) return long.length === 1 && isWholeName(short[0] ?? '') ? 'full' : 'first';
  if (words.every(isOfGivenName)) return 'first';
  // Of given names alone: `Michael A.` is hardly Anna Michael, nor `John R.` John Robert Smith.
  const fits = (a: string, b: string): boolean => same(a, b) || isInitial(a, b);
  const isInOrder = short.length === long.length && short.every((word, at) => fits(word, long[at] ?? ''));
  if (whole === 1 && !isInOrder && words.every(isGivenName)) return 'first';
  // A `Grace C.` is hardly the `Grace Community Church`.
  if (whole === 1 && isCompany([...short, ...long])) return 'first';
  // Among whole words, one letter that is the same is no initial of something else: O'Brien, N'Guyen.
  return whole > 1 && initials === 0 && short.length === long.length ? 'full' : 'short';
}

/**
 * Finds for each word of the shorter name one of the longer: the longer word of each pair, how many pairs are the same word of more
 * than a letter, and in how many one is the initial of the other. `undefined` if a word has none.
 */
function pairWords(
  short: readonly string[],
  long: readonly string[],
  same: Same,
): { words: readonly string[]; whole: number; initials: number } | undefined {
  // Most pairs of names end here, and a list of jobs makes millions of them.
  if (!short.every((word) => long.some((other) => same(word, other) || isInitial(word, other)))) return undefined;
  const free = [...long];
  const words: string[] = [];
  let whole = 0;
  let initials = 0;
  // Long words are matched first, and initials last.
  for (const word of short.toSorted((a, b) => b.length - a.length)) {
    const at = free.findIndex((other) => same(word, other));
    const place = at === -1 ? free.findIndex((other) => isInitial(word, other)) : at;
    if (place === -1) return undefined;
    if (at === -1) initials += 1;
    else if (word.length > 1) whole += 1;
    const [other = ''] = free.splice(place, 1);
    words.push(other.length > word.length ? other : word);
  }
  return { words, whole, initials };
}

function isWholeName(word: string): boolean {
  return EAST_ASIAN.test(word) && WHOLE.test(word);
}

function isInitial(a: string, b: string): boolean {
  return (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));
}

/** Whether two words are the same, or differ in one letter and have at least five. */
function isNearly(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) >= 5 && Math.abs(a.length - b.length) <= 1 && distance(a, b) === 1);
}

/** The words of a name without case, marks on letters and forms of address. What stands before a comma is the last name. */
export function nameWords(name: string): string[] {
  const whole = name.trim().replace(ATTACHED, '').replace(INITIALS_LAST, formOfCompany);
  const ordered = whole.replace(/^([^,]+),([^,]+)$/u, '$2 $1');
  const plain = withoutMarks(ordered.replace(/\bM\.?\s?ª/giu, 'Maria '));
  // Whole, because `Dott.ssa` and `Dipl.-Ing.` would be two words each.
  const untitled = plain.split(/\s+/).filter((word) => !isTitle(word));
  const words = textWords(untitled.join(' ') || plain).map(writtenOut);
  // In `M. Dupont` the M is Monsieur; in `Phil M.` and `Dupont, M.` it is a name.
  const isMonsieur = (word: string, index: number) => word === 'm' && index === 0 && ordered === whole;
  return words.filter((word, index) => words.length === 1 || !(NO_NAMES.has(word) || isMonsieur(word, index)));
}

/** `BV` for `B.V.`, whose letters are no initials; other letters as they are. */
function formOfCompany(letters: string): string {
  const form = letters.replaceAll('.', '');
  return isCompany([form.toLowerCase()]) ? form : letters;
}
