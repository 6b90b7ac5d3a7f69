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

/** The part of speech that the words around a token suggest. */
const UNKNOWN = 0;
const NOUN = 1;
const VERB = 2;
const ADJECTIVE = 3;
/** It stands before another word that may be the noun. */
const ATTRIBUTE = 4;

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
  const places = placesIn(readings, classes);
  const kinds = kindsOf(readings, places, classes);
  const roles = new Uint8Array(wordAt.length);
  for (let token = wordAt.length - 1; token >= 0; token -= 1)
    roles[token] = roleOf(readings, token, { classes, places, kinds, roles });
  const [heads, befores] = [countWords(readings, roles, HEAD), countWords(readings, roles, BEFORE)];
  // "Furnace repair" is about a "furnace". "Root cause" is not about a "root" if only "roots" occurs alone.
  for (let token = 0; token < wordAt.length; token += 1) {
    const number = wordAt[token] ?? 0;
    const isMostlyHead = (heads[number] ?? 0) >= (befores[number] ?? 0) && kinds[number] === MOSTLY;
    if (roles[token] === BEFORE && isMostlyHead) roles[token] = HEAD;
  }
  for (const { first } of particleNounsFrom(readings)) if (places[first] === NOUN) roles.set([BEFORE, HEAD], first);
  for (const { first, last } of idiomsFrom(readings)) roles.fill(NONE, first, last);
  return roles;
}

/** How often a word is a noun in these reviews. */
const NEVER = 0;
const SOMETIMES = 1;
const MOSTLY = 2;

interface Sight {
  readonly classes: Uint8Array;
  readonly places: Uint8Array;
  readonly kinds: Uint8Array;
  readonly roles: Roles;
}

/** The role of a token, given the roles of the tokens after it. */
function roleOf(readings: Readings, token: number, { classes, places, kinds, roles }: Sight): number {
  const number = readings.wordAt[token] ?? 0;
  const of = classes[number] ?? MARK;
  const goesOn = follows(readings, token + 1) && (roles[token + 1] ?? NONE) !== NONE;
  if (of === adjective || of === participle || readings.words[number] === 'no') return goesOn ? BEFORE : NONE;
  if (of !== OPEN && of !== LISTED_NOUN) return NONE;
  const place = places[token] ?? UNKNOWN;
  const kind = kinds[number] ?? NEVER;
  if (place === VERB || (place === ADJECTIVE && !goesOn)) return NONE;
  if (goesOn) return BEFORE;
  if (place === NOUN) return kind === NEVER ? NONE : HEAD;
  return kind === MOSTLY ? HEAD : NONE;
}

/** Whether a token is a word that follows the one before it directly. */
export function follows({ wordAt, starts, ends }: Readings, token: number): boolean {
  if ((wordAt[token] ?? 0) === 0 || (wordAt[token - 1] ?? 0) === 0) return false;
  const gap = (starts[token] ?? 0) - (ends[token - 1] ?? 0);
  return gap >= 0 && gap <= WIDEST_GAP;
}

/** The part of speech that the words around each token suggest. */
function placesIn(readings: Readings, classes: Uint8Array): Uint8Array {
  const { wordAt, words } = readings;
  const isGerund = words.map((word) => word.endsWith('ing'));
  const isPlural = words.map((word) => /[^su']s$/.test(word));
  const places = new Uint8Array(wordAt.length);
  for (let token = 0; token < wordAt.length; token += 1) {
    const number = wordAt[token] ?? 0;
    if ((classes[number] ?? MARK) > LISTED_NOUN || number === 0) continue;
    let first = token;
    while (token - first < FARTHEST && follows(readings, first) && isInPhrase(classes[wordAt[first - 1] ?? 0])) first -= 1;
    const opener = follows(readings, first) ? (classes[wordAt[first - 1] ?? 0] ?? MARK) : MARK;
    const next = follows(readings, token + 1) ? (classes[wordAt[token + 1] ?? 0] ?? MARK) : MARK;
    places[token] = placeOf(
      opener,
      next,
      first < token ? (classes[wordAt[token - 1] ?? 0] ?? MARK) : MARK,
      isGerund[number] === true,
      isPlural[number] === true,
    );
  }
  return places;
}

function isInPhrase(of: number | undefined): boolean {
  return of === OPEN || of === LISTED_NOUN || of === adjective || of === judgement || of === participle;
}

function placeOf(opener: number, next: number, before: number, isGerund: boolean, isPlural: boolean): number {
  const isNear = before === MARK;
  const goesOn = next === OPEN || next === LISTED_NOUN;
  if (isNear) {
    if (opener === subject || opener === auxiliary) return isPlural && opener === auxiliary ? UNKNOWN : VERB;
    if (opener === CODE.degree) return goesOn ? ATTRIBUTE : ADJECTIVE;
    if (opener === CODE.be) return goesOn ? ATTRIBUTE : isPlural ? UNKNOWN : ADJECTIVE;
  }
  if (next === determiner) return opener === determiner && isNear ? UNKNOWN : VERB;
  if (goesOn) return ATTRIBUTE;
  if (isNear && (opener === MARK || opener === CODE.link || opener === CODE.adverb))
    return next === CODE.be || next === auxiliary ? NOUN : UNKNOWN;
  if (isNear && isGerund && opener !== determiner) return UNKNOWN;
  if (!isNear && opener === MARK && before !== adjective && before !== judgement) return UNKNOWN;
  return NOUN;
}

/** For each word, at how many tokens a value stands. */
function countWords({ wordAt, words }: Readings, values: Uint8Array, value: number): Int32Array {
  const counts = new Int32Array(words.length);
  for (let token = 0; token < wordAt.length; token += 1)
    if (values[token] === value) counts[wordAt[token] ?? 0] = (counts[wordAt[token] ?? 0] ?? 0) + 1;
  return counts;
}

/** How often each word is a noun, according to its places. */
function kindsOf(readings: Readings, places: Uint8Array, classes: Uint8Array): Uint8Array {
  const counts = [NOUN, VERB, ADJECTIVE].map((place) => countWords(readings, places, place));
  return Uint8Array.from(readings.words, (word, number) => {
    if (classes[number] === LISTED_NOUN) return MOSTLY;
    if (classes[number] !== OPEN) return NEVER;
    const [nouns = 0, verbs = 0, adjectives = 0] = counts.map((count) => count[number] ?? 0);
    if (nouns === 0) return verbs + adjectives === 0 && !word.endsWith('ing') ? MOSTLY : NEVER;
    if (adjectives > nouns) return NEVER;
    return nouns >= verbs + adjectives ? MOSTLY : SOMETIMES;
  });
}
