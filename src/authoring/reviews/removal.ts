import { type ShippedLanguage, shippedLanguage } from '../../locales/locale.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';
import { withoutMarks } from '../../reviews/text/comparing/without-marks.ts';

/** What is published in the place of removed words, by the language of the review. */
const MARKS: Readonly<Record<ShippedLanguage, string>> = { en: '[removed]', es: '[eliminado]', ar: '[محذوف]' };
const STANDARD_MARK = MARKS.en;

/** The mark for a review in that language. */
export function markIn(language = ''): string {
  return MARKS[shippedLanguage(language) ?? 'en'];
}

/** A text with the standard mark for that of any language: to note the language of a review changes the mark, and no words. */
export function withStandardMark(text: string): string {
  return Object.values(MARKS).reduce((marked, mark) => marked.replaceAll(mark, STANDARD_MARK), text);
}

/** A character that neither a checked text nor a string to be removed can have. */
const NUL = '\0';

/** A string that is to be removed, ready to be looked for in many texts. */
export interface Removal {
  readonly string: string;
  readonly words: Words;
  /** The same words for texts in which the spelling does not count. */
  readonly folded: Words;
  readonly letters: Letters;
  /** Whether it is removed within longer words, too. */
  readonly isLoose: boolean;
}

/** Whole words in any letter case, also across the end of a line: `Al` is not in `also`. */
interface Words {
  readonly pattern: RegExp;
  /** A flattened text that lacks this cannot match the pattern. Looking for this first keeps the time linear. */
  readonly flat: string;
}

/** Letters and digits alone, folded and without accents. */
interface Letters {
  /** With one space around each word: ` maria gonzalez `. */
  readonly words: string;
  /** Without spaces. */
  readonly run: string;
}

/** Prepares a string that is to be removed. */
export function removalOf(string: string): Removal {
  const letters = lettersOf(string);
  return { string, words: wordsOf(string), folded: wordsOf(foldSpelling(string)), letters, isLoose: countsWithin(letters) };
}

/**
 * Tells whether the string is looked for within longer words, too. `Smith` is found in `Smiths`, but neither `Al` in `also` nor
 * `12` in `120`. Strings in scripts without letter case always are, because such scripts often have no spaces between words.
 */
function countsWithin({ run }: Letters): boolean {
  return /\p{Lo}/u.test(run) || (run.length >= LONG && !/^\p{N}+$/u.test(run));
}

const LONG = 5;

/**
 * Puts the mark in the place of the strings; those that overlap or touch each other are removed as one, so that no rest of either
 * stays.
 */
export function removeAll(text: string, removals: readonly Removal[], mark = STANDARD_MARK): string {
  const flat = flatten(text);
  const gone = new Uint8Array(text.length);
  for (const { string, words, isLoose } of removals) {
    if (isLoose) markExact(gone, text, string);
    if (flat.includes(words.flat))
      for (const { 0: found, index } of text.matchAll(words.pattern)) gone.fill(1, index, index + found.length);
  }
  let result = '';
  let end = 0;
  for (let start = gone.indexOf(1); start !== -1; start = gone.indexOf(1, end)) {
    result += text.slice(end, start) + mark;
    end = gone.indexOf(0, start);
    if (end === -1) return result;
  }
  return result + text.slice(end);
}

/** Marks every place where the string stands as written. It goes on from the last of those that overlap, and leaves no gap. */
function markExact(gone: Uint8Array, text: string, string: string): void {
  for (let start = text.indexOf(string); start !== -1; ) {
    const end = start + string.length;
    gone.fill(1, start, end);
    const last = text.lastIndexOf(string, end - 1);
    start = last > start ? last : text.indexOf(string, end);
  }
}

/** Tells for each string whether one of the texts has it, so that it can be removed. */
export function standIn(texts: readonly string[], removals: readonly Removal[]): boolean[] {
  const text = texts.join(NUL);
  const flat = flatten(text);
  return removals.map(({ string, words, isLoose }) => (isLoose && text.includes(string)) || hasWords(text, flat, words));
}

/** Finds a string that the text still holds in other characters: `STRASSE` for `Straße`, `O’Brien` for `O'Brien`. */
export function otherSpelling(text: string, removals: readonly Removal[], mark = STANDARD_MARK): Removal | undefined {
  const folded = foldSpelling(text.replaceAll(mark, NUL));
  const flat = flatten(folded);
  return removals.find((removal) => hasWords(folded, flat, removal.folded));
}

/** Finds a string that a name holds as whole words. */
export function heldByName(text: string, removals: readonly Removal[]): Removal | undefined {
  const held = lettersOf(text);
  return removals.find(({ letters: { words, run } }) => run !== '' && held.words.includes(words));
}

/** A run of this many letters and digits does not stand in an address by chance. */
const UNLIKELY = 7;

/** Finds a string that an address holds. Addresses may run words together: `/u/mariagonzalez`. */
export function heldByAddress(text: string, removals: readonly Removal[]): Removal | undefined {
  const held = lettersOf(text);
  return removals.find(
    ({ letters: { words, run } }) =>
      run !== '' &&
      (held.words.includes(words) || held.words.includes(` ${run} `) || (run.length >= UNLIKELY && held.run.includes(run))),
  );
}

/**
 * Folds letters, and the apostrophes and dashes that telephones and word processors put in place of those of a keyboard; without
 * characters that cannot be seen, such as soft hyphens.
 */
function foldSpelling(text: string): string {
  return foldText(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

function hasWords(text: string, flat: string, words: Words): boolean {
  return flat.includes(words.flat) && text.search(words.pattern) !== -1;
}

function wordsOf(string: string): Words {
  const words = string.trim();
  const pattern = words.split(/\s+/).map(RegExp.escape).join('\\s+');
  const before = /^[\p{L}\p{N}]/u.test(words) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = /[\p{L}\p{N}\p{M}]$/u.test(words) ? '(?![\\p{L}\\p{N}\\p{M}])' : '';
  return { pattern: new RegExp(before + pattern + after, 'giu'), flat: flatten(words) };
}

/** Makes texts equal that a case-insensitive pattern takes for equal. Upper case alone would keep `ẞ` and `ß` apart. */
function flatten(text: string): string {
  return text.toLowerCase().toUpperCase().replace(/\s+/g, ' ');
}

function lettersOf(text: string): Letters {
  const words = withoutMarks(foldText(text))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return { words: ` ${words} `, run: words.replaceAll(' ', '') };
}
