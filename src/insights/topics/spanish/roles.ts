import type { Readings } from '../readings.ts';
import { AFTER, follows, HEAD, LINK, NONE, type Roles } from '../terms/roles.ts';
import { OF, PREPOSITIONS, wordsOf } from './words.ts';

const BEFORE_NOUN = wordsOf('before');
const BEFORE_ADJECTIVE = wordsOf('adjectives');
const BEFORE_VERB = wordsOf('verbs');
const NEVER = new Set([...wordsOf('never'), ...wordsOf('praise')]);
const NOUNS = wordsOf('noun');
const ADJECTIVES = wordsOf('adjective');

/** In UTF-16 code units: the shortest word of a term. */
const SHORTEST = 3;

/** Endings of verbs and adverbs, which are no nouns wherever they stand. */
const NO_NOUN =
  /(?:ando|iendo|yendo|aron|ieron|aban|abamos|iamos|aria|arian|eria|erian|iria|irian|amos|emos|imos|aste|iste|ara|aran|iera|ieran|iese|mente|isim[ao]s?|[aei]r(?:me|te|se|nos|l[aeo]s?|mel[ao]|nosl[ao]))$/;
/** Endings of infinitives. A noun that has one is listed. */
const INFINITIVE = /\p{L}{2}[aei]r$/u;
/** Endings of nouns that need no proof by the words before them. */
const NOUN = /(?:cion|sion|dad|miento|mientos|aje|ajes|tud|eza|ismo|ciones|dades)$/;
/** Endings of adjectives and participles that follow a noun: "aire acondicionado", "limpieza dental". */
const ADJECTIVE = /(?:[ai]d[ao]s?|[ai]les|[^t]al|ic[ao]s?|iv[ao]s?|os[ao]s?|bles?|ari[ao]s?|tori[ao]s?|entes?|antes?)$/;
/** Endings that adjectives have, and nouns as well. */
const LIKE_ADJECTIVE = new RegExp(`${ADJECTIVE.source}|(?:[^m]an|[^u]en|es|ec|av|oz)[ao]s?$`);

/** Decides for each token whether it is a noun, follows one in a term, or joins two. */
export function spanishRolesIn(readings: Readings): Roles {
  const { wordAt, words } = readings;
  const isNoun = nounsIn(readings);
  const canFollow = Uint8Array.from(words, (word) => Number(!NEVER.has(word) && (ADJECTIVES.has(word) || ADJECTIVE.test(word))));
  const isPart = partsIn(readings);
  const roles = new Uint8Array(wordAt.length);
  for (let token = 0; token < wordAt.length; token += 1) {
    const number = wordAt[token] ?? 0;
    const before = follows(readings, token) ? (roles[token - 1] ?? NONE) : NONE;
    const word = words[number] ?? '';
    const previous = follows(readings, token) ? (words[wordAt[token - 1] ?? 0] ?? '') : '';
    if ((before === HEAD && canFollow[number] === 1) || (before === LINK && previous !== OF)) roles[token] = AFTER;
    else if (isNoun[number] === 1 && (BEFORE_NOUN.has(previous) || !isPredicate(previous))) roles[token] = HEAD;
    else if (before === HEAD || before === AFTER) {
      if (word === OF || (PREPOSITIONS.has(word) && isPart[wordAt[token + 1] ?? 0] === 1)) roles[token] = LINK;
    }
  }
  return roles;
}

/** In occurrences: a word that is seen less often may be behind the same preposition by chance. */
const LEAST_PART = 3;
/** The share of its occurrences in which such a word follows the same preposition. */
const BOUND = 0.9;

/** For each word, 1 if it mostly follows the same preposition: "vivo" in "música en vivo", "pastor" in "tacos al pastor". */
function partsIn({ wordAt, words }: Readings): Uint8Array {
  const all = new Int32Array(words.length);
  const behind = [...PREPOSITIONS].map((word) => ({ number: words.indexOf(word), counts: new Int32Array(words.length) }));
  for (let token = 0; token < wordAt.length; token += 1) {
    const number = wordAt[token] ?? 0;
    addOne(all, number);
    const before = wordAt[token - 1];
    for (const preposition of behind) if (preposition.number === before) addOne(preposition.counts, number);
  }
  return Uint8Array.from(words, (word, number) => {
    const count = all[number] ?? 0;
    if (number === 0 || count < LEAST_PART || NEVER.has(word)) return 0;
    return Number(behind.some(({ counts }) => (counts[number] ?? 0) >= BOUND * count));
  });
}

/** Whether a verb or an adjective stands after a word. */
function isPredicate(before: string): boolean {
  return BEFORE_VERB.has(before) || BEFORE_ADJECTIVE.has(before);
}

/**
 * A noun may end like an adjective. Then the word before it must show that it is a noun in at least this share of its occurrences.
 * Before many plurals no word does: "instalan persianas".
 */
const LEAST_NOUN = 0.25;

/** For each word, how often it occurs, and how often a word before it shows that it is a noun, or that it is none. */
function usesIn(readings: Readings) {
  const { wordAt, words } = readings;
  const [all, nouns, others] = [new Int32Array(words.length), new Int32Array(words.length), new Int32Array(words.length)];
  for (let token = 0; token < wordAt.length; token += 1) {
    const number = wordAt[token] ?? 0;
    addOne(all, number);
    if (!follows(readings, token)) continue;
    const before = words[wordAt[token - 1] ?? 0] ?? '';
    if (BEFORE_NOUN.has(before)) addOne(nouns, number);
    else if (isPredicate(before)) addOne(others, number);
  }
  return { all, nouns, others };
}

function addOne(counts: Int32Array, number: number): void {
  counts[number] = (counts[number] ?? 0) + 1;
}

/** For each word, 1 if it is mostly a noun in these reviews. */
function nounsIn(readings: Readings): Uint8Array {
  const { all, nouns, others } = usesIn(readings);
  return Uint8Array.from(readings.words, (word, number) => {
    if (number === 0 || word.length < SHORTEST || NEVER.has(word)) return 0;
    if (NOUNS.has(word)) return 1;
    if (ADJECTIVES.has(word) || NO_NOUN.test(word) || INFINITIVE.test(word)) return 0;
    const [noun = 0, other = 0] = [nouns[number], others[number]];
    if (LIKE_ADJECTIVE.test(word) && !word.endsWith('s') && noun < LEAST_NOUN * (all[number] ?? 0)) return 0;
    return Number(NOUN.test(word) ? noun >= other : noun > 2 * other);
  });
}
