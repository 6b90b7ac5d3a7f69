import type { Readings } from '../readings.ts';
import { LINKS, PLAIN, PRAISE, VAGUE } from '../word-lists/plain-words.ts';
import { isCompound } from './fixed-phrases.ts';
import { begins as beginsTerm, ends, HEAD, NONE, type Roles } from './roles.ts';

const LONGEST = 3;

/** Phrases by number. A phrase of one word has the number of its stem. A longer one extends another phrase by a word. */
export interface Phrases {
  readonly stems: readonly string[];
  /** The number of each longer phrase, by the numbers of the shorter phrase and of the stem that extends it; see `longerBy`. */
  readonly longer: Map<number, number>;
  /** For each phrase: the number of reviews that contain it, the number of its last stem, and the phrase before that stem. */
  readonly counts: number[];
  /** For each phrase the number of reviews in which it ends with a noun. */
  readonly nouns: number[];
  readonly lasts: number[];
  readonly befores: number[];
}

/** For each stem, by its number: how many reviews contain it as a word that a term may have, and how many as a noun. */
export function countStems({ firsts, stemAt, stems }: Readings, roles: Roles): { counts: number[]; nouns: number[] } {
  const [counts, nouns] = [stems.map(() => 0), stems.map(() => 0)];
  const [seen, seenAsNoun] = [stems.map(() => -1), stems.map(() => -1)];
  for (let reading = 0; reading + 1 < firsts.length; reading += 1) {
    for (let token = firsts[reading] ?? 0; token < (firsts[reading + 1] ?? 0); token += 1) {
      const stem = Math.abs(stemAt[token] ?? 0);
      if (stem === 0 || roles[token] === NONE) continue;
      countOnce(counts, seen, stem, reading);
      if (roles[token] === HEAD) countOnce(nouns, seenAsNoun, stem, reading);
    }
  }
  return { counts, nouns };
}

/** Counts a reading for a number, unless it was the last one counted for that number. */
function countOnce(counts: number[], seen: number[], number: number, reading: number): void {
  if (seen[number] === reading) return;
  seen[number] = reading;
  counts[number] = (counts[number] ?? 0) + 1;
}

/**
 * Counts the phrases of known stems. `stemCounts` are the counts of all stems. Phrases in fewer than `least` reviews are not
 * extended.
 */
export function countPhrases(
  readings: Readings,
  roles: Roles,
  stemCounts: ReturnType<typeof countStems>,
  known: readonly boolean[],
  least: number,
  mayBegin: (stem: string) => boolean,
): Phrases {
  const { stems, stemAt } = readings;
  const begins = stems.map((stem, number) => known[number] === true && mayBegin(stem));
  const phrases: Phrases = {
    stems,
    longer: new Map(),
    counts: stemCounts.counts.map((count, number) => (begins[number] ? count : 0)),
    nouns: stemCounts.nouns.map((count, number) => (begins[number] ? count : 0)),
    lasts: [...stems.keys()],
    befores: stems.map(() => 0),
  };
  // The phrase that begins at each token, with as many words as have been counted so far; 0 if there is none.
  const begun = stemAt.map((stem, token) => (begins[Math.abs(stem)] && beginsTerm(roles[token]) ? Math.abs(stem) : 0));
  for (let length = 2; length <= LONGEST; length += 1) countLonger(readings, roles, phrases, begun, { length, known, least });
  return phrases;
}

/** Counts the phrases of a length, and replaces in `begun` the shorter phrases with which they begin. */
function countLonger(
  { firsts, stemAt }: Readings,
  roles: Roles,
  phrases: Phrases,
  begun: Int32Array,
  { length, known, least }: { readonly length: number; readonly known: readonly boolean[]; readonly least: number },
): void {
  const { counts, nouns } = phrases;
  // The last reading in which each phrase was seen. New phrases are numbered consecutively.
  const [seen, seenAsNoun] = [counts.map(() => -1), counts.map(() => -1)];
  for (let reading = 0; reading + 1 < firsts.length; reading += 1) {
    for (let token = firsts[reading] ?? 0; token < (firsts[reading + 1] ?? 0); token += 1) {
      const phrase = begun[token] ?? 0;
      const last = token + length - 1;
      const next = stemAt[last] ?? 0;
      const goesOn = phrase !== 0 && next < 0 && roles[last] !== NONE && known[-next] === true && (counts[phrase] ?? 0) >= least;
      const longer = goesOn ? (longerBy(phrases, phrase, -next) ?? addLonger(phrases, phrase, -next)) : 0;
      begun[token] = longer;
      if (longer === 0) continue;
      countOnce(counts, seen, longer, reading);
      if (ends(roles[last])) countOnce(nouns, seenAsNoun, longer, reading);
    }
  }
}

/** The number of the phrase that extends another by a stem. */
function longerBy({ longer, stems }: Phrases, phrase: number, stem: number): number | undefined {
  return longer.get(phrase * stems.length + stem);
}

function addLonger({ longer, stems, counts, nouns, lasts, befores }: Phrases, phrase: number, stem: number): number {
  const number = counts.push(0) - 1;
  nouns.push(0);
  longer.set(phrase * stems.length + stem, number);
  lasts.push(stem);
  befores.push(phrase);
  return number;
}

/** The stems of a phrase. */
export function stemsOf({ stems, lasts, befores }: Phrases, phrase: number): string[] {
  const found: string[] = [];
  for (let at = phrase; at !== 0; at = befores[at] ?? 0) found.unshift(stems[lasts[at] ?? 0] ?? '');
  return found;
}

/**
 * The first tokens of the places where each phrase occurs and ends with a noun, in order. Of overlapping phrases, the one that
 * begins first counts, and of those that begin together, the longest.
 */
export function placesOf(
  { stemAt, firsts }: Readings,
  roles: Roles,
  phrases: Phrases,
  wanted: readonly number[],
): Map<number, number[]> {
  const places = new Map(wanted.map((phrase): [number, number[]] => [phrase, []]));
  const [isWanted, isBegun] = [phrases.counts.map(() => false), phrases.counts.map(() => false)];
  for (const phrase of wanted) {
    isWanted[phrase] = true;
    for (let begun = phrases.befores[phrase] ?? 0; begun !== 0; begun = phrases.befores[begun] ?? 0) isBegun[begun] = true;
  }
  const end = firsts.at(-1) ?? 0;
  for (let token = 0; token < end; ) {
    let phrase = beginsTerm(roles[token]) ? Math.abs(stemAt[token] ?? 0) : 0;
    let longest = 0;
    let after = token + 1;
    for (let at = token + 1; phrase !== 0; at += 1) {
      if (isWanted[phrase] && endsTerm(roles[at - 1], at - token)) [longest, after] = [phrase, at];
      const next = stemAt[at] ?? 0;
      phrase = next < 0 && roles[at] !== NONE && isBegun[phrase] ? (longerBy(phrases, phrase, -next) ?? 0) : 0;
    }
    if (longest !== 0) places.get(longest)?.push(token);
    token = after;
  }
  return places;
}

/** Whether a term of so many words may end with one of this role: alone it must be the noun. */
function endsTerm(role: number | undefined, length: number): boolean {
  return length === 1 ? role === HEAD : ends(role);
}

/** Whether a term may begin with a stem. Of the linking words, only "no" may: "no surprises". */
export function canBegin(stem: string): boolean {
  return !LINKS.has(stem) || stem === 'no';
}

/** Whether the words of a phrase alone say what a review speaks of. */
export function canBeTerm(stems: readonly string[]): boolean {
  if (isCompound(stems)) return true;
  if (stems.slice(1).some((stem) => LINKS.has(stem)) || VAGUE.has(stems.at(-1) ?? '')) return false;
  if (new Set(stems).size < stems.length) return false;
  return !stems.some((stem) => PRAISE.has(stem)) && !stems.every((stem) => PLAIN.has(stem));
}
