import { isLink, isPlain, isPraise } from './plain-words.ts';
import { isJoined, isTermWord, type Reading } from './words.ts';

const LONGEST = 3;
/** Links that may stand within a term: "AC in July", "bells and whistles". */
const BRIDGES = new Set('and of in on at to for by with'.split(' '));

/** Nouns that look like verbs with a particle. */
const COMPOUNDS = new Set(['tune up', 'hook up', 'no show']);

/** In how many of the reviews each stem stands. */
export function countStems(readings: readonly Reading[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens } of readings) {
    for (const stem of new Set(tokens.filter(isTermWord).map(({ stem }) => stem))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/** The phrases of known stems that could be terms, each with the number of reviews in which it stands, `least` or more. */
export function countPhrases(readings: readonly Reading[], known: ReadonlySet<string>, least: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const reading of readings) {
    const found = new Set(reading.tokens.flatMap((_, at) => phrasesAt(reading, at, known)));
    for (const phrase of found) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return [...counts].filter(([phrase, count]) => count >= least && canBeTerm(phrase));
}

/** The phrases of known stems that begin at a token and could begin a term, the shortest first; stems are parted by spaces. */
export function phrasesAt(reading: Reading, at: number, known: ReadonlySet<string>): string[] {
  const first = reading.tokens[at];
  if (first === undefined || !known.has(first.stem) || !isTermWord(first) || !canBegin(first.stem)) return [];
  const phrases = [first.stem];
  for (let next = at + 1; next < at + LONGEST; next += 1) {
    const token = reading.tokens[next];
    if (token === undefined || !known.has(token.stem) || !isTermWord(token) || !isJoined(reading, next)) break;
    phrases.push(`${phrases.at(-1)} ${token.stem}`);
  }
  return phrases;
}

/** "no" begins "no surprises". */
function canBegin(stem: string): boolean {
  return !isLink(stem) || stem === 'no';
}

/** Whether a phrase says by its words alone what a review speaks of. */
function canBeTerm(phrase: string): boolean {
  if (COMPOUNDS.has(phrase)) return true;
  const stems = phrase.split(' ');
  const inner = stems.slice(1, -1);
  if (isLink(stems.at(-1) ?? '') || inner.some((stem) => isLink(stem) && !BRIDGES.has(stem))) return false;
  return new Set(stems).size === stems.length && !stems.some(isPraise) && !stems.every(isPlain);
}
