import { isLink, isPlain, isPraise } from './plain-words.ts';
import type { Readings } from './readings.ts';

const LONGEST = 3;
/** Links that may stand within a term: "AC in July", "bells and whistles". */
const BRIDGES = new Set('and of in on at to for by with'.split(' '));

/** Nouns that look like something else, such as verbs with a particle. */
const COMPOUNDS = new Set(['tune up', 'hook up', 'no show']);

/** Phrases by number. One of a single word has the number of its stem; each longer one goes on from another by a word. */
export interface Phrases {
  readonly stems: readonly string[];
  /** By the numbers of a phrase and of a stem, the number of the phrase that goes on so; see `longerBy`. */
  readonly longer: Map<number, number>;
  /** By the number of a phrase, in how many of the reviews it stands, the number of its last stem, and the phrase before that. */
  readonly counts: number[];
  readonly lasts: number[];
  readonly befores: number[];
}

/** In how many of the reviews each stem stands, by its number. */
export function countStems({ firsts, words, stems }: Readings): number[] {
  const counts = stems.map(() => 0);
  const seen = stems.map(() => -1);
  for (let reading = 0; reading + 1 < firsts.length; reading += 1) {
    for (let token = firsts[reading] ?? 0; token < (firsts[reading + 1] ?? 0); token += 1) {
      const stem = Math.abs(words[token] ?? 0);
      if (stem === 0 || seen[stem] === reading) continue;
      seen[stem] = reading;
      counts[stem] = (counts[stem] ?? 0) + 1;
    }
  }
  return counts;
}

/** Counts the phrases of known stems; `stemCounts` are those of all stems. What goes on from a phrase in too few reviews is left out. */
export function countPhrases(
  readings: Readings,
  stemCounts: readonly number[],
  known: readonly boolean[],
  least: number,
): Phrases {
  const { stems, words } = readings;
  const begins = stems.map((stem, number) => known[number] === true && canBegin(stem));
  const phrases: Phrases = {
    stems,
    longer: new Map(),
    counts: stemCounts.map((count, number) => (begins[number] ? count : 0)),
    lasts: [...stems.keys()],
    befores: stems.map(() => 0),
  };
  // The phrase that begins at each token, of as many words as were counted by now; 0 where there is none.
  const begun = words.map((word) => (begins[Math.abs(word)] ? Math.abs(word) : 0));
  for (let length = 2; length <= LONGEST; length += 1) countLonger(readings, phrases, begun, { length, known, least });
  return phrases;
}

/** Counts the phrases of a length, and puts them in the place of the shorter ones with which they begin. */
function countLonger(
  { firsts, words }: Readings,
  phrases: Phrases,
  begun: Int32Array,
  { length, known, least }: { readonly length: number; readonly known: readonly boolean[]; readonly least: number },
): void {
  const { counts } = phrases;
  // The last reading in which each phrase was seen; a new phrase has the next number.
  const seen = counts.map(() => -1);
  for (let reading = 0; reading + 1 < firsts.length; reading += 1) {
    for (let token = firsts[reading] ?? 0; token < (firsts[reading + 1] ?? 0); token += 1) {
      const phrase = begun[token] ?? 0;
      const next = words[token + length - 1] ?? 0;
      const goesOn = phrase !== 0 && next < 0 && known[-next] === true && (counts[phrase] ?? 0) >= least;
      const longer = goesOn ? (longerBy(phrases, phrase, -next) ?? addLonger(phrases, phrase, -next)) : 0;
      begun[token] = longer;
      if (longer === 0 || seen[longer] === reading) continue;
      seen[longer] = reading;
      counts[longer] = (counts[longer] ?? 0) + 1;
    }
  }
}

/** The phrase that goes on from another by a stem. */
function longerBy({ longer, stems }: Phrases, phrase: number, stem: number): number | undefined {
  return longer.get(phrase * stems.length + stem);
}

function addLonger({ longer, stems, counts, lasts, befores }: Phrases, phrase: number, stem: number): number {
  const number = counts.push(0) - 1;
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
 * The first tokens of the places where each of the phrases stands, in order. Of phrases that overlap the one that begins first
 * counts, and of those that begin together the longest.
 */
export function placesOf({ words, firsts }: Readings, phrases: Phrases, wanted: readonly number[]): Map<number, number[]> {
  const places = new Map(wanted.map((phrase): [number, number[]] => [phrase, []]));
  const [isWanted, isBegun] = [phrases.counts.map(() => false), phrases.counts.map(() => false)];
  for (const phrase of wanted) {
    isWanted[phrase] = true;
    for (let begun = phrases.befores[phrase] ?? 0; begun !== 0; begun = phrases.befores[begun] ?? 0) isBegun[begun] = true;
  }
  const end = firsts.at(-1) ?? 0;
  for (let token = 0; token < end; ) {
    let phrase = Math.abs(words[token] ?? 0);
    let longest = 0;
    let after = token + 1;
    for (let at = token + 1; phrase !== 0; at += 1) {
      if (isWanted[phrase]) [longest, after] = [phrase, at];
      const next = words[at] ?? 0;
      phrase = next < 0 && isBegun[phrase] ? (longerBy(phrases, phrase, -next) ?? 0) : 0;
    }
    if (longest !== 0) places.get(longest)?.push(token);
    token = after;
  }
  return places;
}

/** Whether a term may begin with a stem. Of the words that link, "no" may: "no surprises". */
function canBegin(stem: string): boolean {
  return !isLink(stem) || stem === 'no';
}

/** Whether a phrase says by its words alone what a review speaks of. */
export function canBeTerm(stems: readonly string[]): boolean {
  if (COMPOUNDS.has(stems.join(' '))) return true;
  const inner = stems.slice(1, -1);
  if (isLink(stems.at(-1) ?? '') || inner.some((stem) => isLink(stem) && !BRIDGES.has(stem))) return false;
  return new Set(stems).size === stems.length && !stems.some(isPraise) && !stems.every(isPlain);
}
