import { classOf, WORD_CLASSES, type WordClass } from '../../languages/english/word-classes.ts';
import type { Readings } from '../readings.ts';
import { idiomsFrom, particleNounsFrom } from './fixed-phrases.ts';

/**
 * The role of each token in a term: none, a word before the noun, the noun, a word that follows the noun and may end the term
 * ("caliente" in "agua caliente"), or one that joins two nouns ("de" in "cambio de aceite").
 */
export type Roles = Uint8Array;

export const NONE = 0;
export const BEFORE = 1;
export const HEAD = 2;
export const AFTER = 3;
export const LINK = 4;

/** Whether a word with a role can begin a term. */
export function begins(role: number | undefined): boolean {
  return role === BEFORE || role === HEAD;
}

/** Whether a word with a role can end a term of several words. */
export function ends(role: number | undefined): boolean {
  return role === HEAD || role === AFTER;
}

/** What the words around a token suggest that it is. */
const UNKNOWN = 0;
const NOUN = 1;
const VERB = 2;
const ADJECTIVE = 3;
/** A word before another one that may be the noun. */
const ATTRIBUTE = 4;

/** How often a word is a noun in these reviews. */
const NEVER = 0;
const SOMETIMES = 1;
const MOSTLY = 2;

/** In UTF-16 code units: the widest gap between two successive words. */
const WIDEST_GAP = 3;
/** The most words between a noun and its determiner. */
const FARTHEST = 3;

const CODE = Object.fromEntries(WORD_CLASSES.map((name, code) => [name, code])) as Record<WordClass, number>;
const { mark: MARK, open: OPEN, noun: LISTED_NOUN, adjective, judgement, participle, determiner, subject, auxiliary } = CODE;

/**
 * Decides for each token whether it is a noun, or may precede one. Words that may be several parts of speech ("order", "drain")
 * are decided by the words around them or, if these say nothing, by what the word mostly is in these reviews.
 */
export function rolesIn(readings: Readings): Roles {
  const { wordAt, words } = readings;
  const classes = Uint8Array.from(words, (word, number) => (number === 0 ? MARK : CODE[classOf(word)]));
  const suggested = suggestionsIn(readings, classes);
  const nounUse = nounUseOf(readings, suggested, classes);
  const roles = new Uint8Array(wordAt.length);
  for (let token = wordAt.length - 1; token >= 0; token -= 1)
    roles[token] = roleOf(readings, token, { classes, suggested, nounUse, roles });
  const [heads, befores] = [countWords(readings, roles, HEAD), countWords(readings, roles, BEFORE)];
  // "Furnace repair" is about a "furnace". "Root cause" is not about a "root" if only "roots" occurs alone.
  for (let token = 0; token < wordAt.length; token += 1) {
    const number = wordAt[token] ?? 0;
    const isMostlyHead = (heads[number] ?? 0) >= (befores[number] ?? 0) && nounUse[number] === MOSTLY;
    if (roles[token] === BEFORE && isMostlyHead) roles[token] = HEAD;
  }
  for (const { first } of particleNounsFrom(readings)) if (suggested[first] === NOUN) roles.set([BEFORE, HEAD], first);
  for (const { first, last } of idiomsFrom(readings)) roles.fill(NONE, first, last);
  return roles;
}

interface Evidence {
  /** The class of each word. */
  readonly classes: Uint8Array;
  /** What the words around each token suggest that it is. */
  readonly suggested: Uint8Array;
  /** How often each word is a noun. */
  readonly nounUse: Uint8Array;
  readonly roles: Roles;
}

/** The role of a token, given the roles of the tokens after it. */
function roleOf(readings: Readings, token: number, { classes, suggested, nounUse, roles }: Evidence): number {
  const number = readings.wordAt[token] ?? 0;
  const wordClass = classes[number] ?? MARK;
  const goesOn = follows(readings, token + 1) && (roles[token + 1] ?? NONE) !== NONE;
  if (wordClass === adjective || wordClass === participle || readings.words[number] === 'no') return goesOn ? BEFORE : NONE;
  if (wordClass !== OPEN && wordClass !== LISTED_NOUN) return NONE;
  const suggestion = suggested[token] ?? UNKNOWN;
  if (suggestion === VERB || (suggestion === ADJECTIVE && !goesOn)) return NONE;
  if (goesOn) return BEFORE;
  if (suggestion === NOUN) return nounUse[number] === NEVER ? NONE : HEAD;
  return nounUse[number] === MOSTLY ? HEAD : NONE;
}

/** Whether a token is a word that follows the one before it directly. */
export function follows({ wordAt, starts, ends }: Readings, token: number): boolean {
  if ((wordAt[token] ?? 0) === 0 || (wordAt[token - 1] ?? 0) === 0) return false;
  const gap = (starts[token] ?? 0) - (ends[token - 1] ?? 0);
  return gap >= 0 && gap <= WIDEST_GAP;
}

/** What the words around each token suggest that it is. */
function suggestionsIn(readings: Readings, classes: Uint8Array): Uint8Array {
  const { wordAt, words } = readings;
  const classAt = (token: number): number => classes[wordAt[token] ?? 0] ?? MARK;
  const isGerund = words.map((word) => word.endsWith('ing'));
  const isPlural = words.map((word) => /[^su']s$/.test(word));
  const suggested = new Uint8Array(wordAt.length);
  for (let token = 0; token < wordAt.length; token += 1) {
    const number = wordAt[token] ?? 0;
    if (classAt(token) > LISTED_NOUN || number === 0) continue;
    let first = token;
    while (token - first < FARTHEST && follows(readings, first) && isInPhrase(classAt(first - 1))) first -= 1;
    suggested[token] = suggestionOf({
      opener: follows(readings, first) ? classAt(first - 1) : MARK,
      before: first < token ? classAt(token - 1) : undefined,
      next: follows(readings, token + 1) ? classAt(token + 1) : MARK,
      isGerund: isGerund[number] === true,
      isPlural: isPlural[number] === true,
    });
  }
  return suggested;
}

function isInPhrase(wordClass: number): boolean {
  return (
    wordClass === OPEN ||
    wordClass === LISTED_NOUN ||
    wordClass === adjective ||
    wordClass === judgement ||
    wordClass === participle
  );
}

/** A word, and the classes of the words around it. */
interface Surroundings {
  /** The word before the phrase that the word belongs to, such as an article. */
  readonly opener: number;
  /** The word before it in its phrase; `undefined` if it is the first. */
  readonly before: number | undefined;
  readonly next: number;
  readonly isGerund: boolean;
  readonly isPlural: boolean;
}

function suggestionOf({ opener, before, next, isGerund, isPlural }: Surroundings): number {
  const isFirst = before === undefined;
  const goesOn = next === OPEN || next === LISTED_NOUN;
  if (isFirst) {
    if (opener === subject) return VERB;
    if (opener === auxiliary) return isPlural ? UNKNOWN : VERB;
    if (opener === CODE.degree) return goesOn ? ATTRIBUTE : ADJECTIVE;
    if (opener === CODE.be) return goesOn ? ATTRIBUTE : isPlural ? UNKNOWN : ADJECTIVE;
  }
  if (next === determiner) return opener === determiner && isFirst ? UNKNOWN : VERB;
  if (goesOn) return ATTRIBUTE;
  if (isFirst && (opener === MARK || opener === CODE.link || opener === CODE.adverb))
    return next === CODE.be || next === auxiliary ? NOUN : UNKNOWN;
  if (isFirst && isGerund && opener !== determiner) return UNKNOWN;
  if (!isFirst && opener === MARK && before !== adjective && before !== judgement) return UNKNOWN;
  return NOUN;
}

/** For each word, at how many tokens a value stands. */
function countWords({ wordAt, words }: Readings, values: Uint8Array, value: number): Int32Array {
  const counts = new Int32Array(words.length);
  for (let token = 0; token < wordAt.length; token += 1)
    if (values[token] === value) counts[wordAt[token] ?? 0] = (counts[wordAt[token] ?? 0] ?? 0) + 1;
  return counts;
}

/** How often each word is a noun, according to what is around it. */
function nounUseOf(readings: Readings, suggested: Uint8Array, classes: Uint8Array): Uint8Array {
  const counts = [NOUN, VERB, ADJECTIVE].map((suggestion) => countWords(readings, suggested, suggestion));
  return Uint8Array.from(readings.words, (word, number) => {
    if (classes[number] === LISTED_NOUN) return MOSTLY;
    if (classes[number] !== OPEN) return NEVER;
    const [nouns = 0, verbs = 0, adjectives = 0] = counts.map((count) => count[number] ?? 0);
    if (nouns === 0) return verbs + adjectives === 0 && !word.endsWith('ing') ? MOSTLY : NEVER;
    if (adjectives > nouns) return NEVER;
    return nouns >= verbs + adjectives ? MOSTLY : SOMETIMES;
  });
}
