import type { Span } from '../text/segments.ts';
import { isLink, isPlain, isPraise } from './plain-words.ts';
import { isJoined, isTermWord, type Reading } from './words.ts';

const LONGEST = 3;
/** Links that may stand within a term: "AC in July", "bells and whistles". */
const BRIDGES = new Set('and of in on at to for by with'.split(' '));

/** Nouns that look like something else, such as verbs with a particle. */
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
  const root = createNode();
  for (const [number, reading] of readings.entries()) {
    for (let at = 0; at < reading.tokens.length; at += 1)
      countAt(root, reading, number, { first: at, last: endOfPhrase(reading, at, known) });
  }
  return phrasesBelow(root, '', least).filter(([phrase]) => canBeTerm(phrase));
}

/** A phrase in a tree of stems. */
interface PhraseNode {
  /** Most phrases go no further, and an empty map is large. */
  next: Map<string, PhraseNode> | undefined;
  /** The number of readings that hold the phrase, and of the last of them. */
  count: number;
  seen: number;
}

function createNode(): PhraseNode {
  return { next: undefined, count: 0, seen: -1 };
}

/** Counts the phrases that begin with a span, each once in a reading. */
function countAt(root: PhraseNode, { tokens }: Reading, number: number, { first, last }: Span): void {
  let node = root;
  for (let at = first; at < last; at += 1) {
    const stem = tokens[at]?.stem ?? '';
    node.next ??= new Map();
    const next = node.next.get(stem) ?? createNode();
    node.next.set(stem, next);
    if (next.seen !== number) next.count += 1;
    next.seen = number;
    node = next;
  }
}

function phrasesBelow({ next }: PhraseNode, before: string, least: number): [string, number][] {
  return [...(next ?? [])].flatMap(([stem, node]) =>
    node.count < least ? [] : [[before + stem, node.count], ...phrasesBelow(node, `${before}${stem} `, least)],
  );
}

/** The phrases of known stems that begin at a token and could begin a term, the shortest first; stems are parted by spaces. */
export function phrasesAt(reading: Reading, at: number, known: ReadonlySet<string>): string[] {
  const stems = reading.tokens.slice(at, endOfPhrase(reading, at, known)).map(({ stem }) => stem);
  return stems.map((_, last) => stems.slice(0, last + 1).join(' '));
}

/**
 * The number of the token after the known stems that follow each other from a token on; the token's own number if it can begin
 * no term.
 */
function endOfPhrase(reading: Reading, at: number, known: ReadonlySet<string>): number {
  const { tokens } = reading;
  const first = tokens[at];
  if (first === undefined || !known.has(first.stem) || !isTermWord(first) || !canBegin(first.stem)) return at;
  let next = at + 1;
  for (; next < at + LONGEST; next += 1) {
    const token = tokens[next];
    if (token === undefined || !known.has(token.stem) || !isTermWord(token) || !isJoined(reading, next)) break;
  }
  return next;
}

/** Whether a term may begin with a stem. Of the words that link, "no" may: "no surprises". */
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
