import { MOST_PLACES, type Pattern } from './pattern.ts';

/**
 * Quickly finds which of many patterns a sentence may contain, and where, by looking up two words of each pattern: its anchor,
 * the rarest word at a fixed place, and its companion, the rarest other word.
 */
export interface PatternIndex {
  /** A number from 1 for each stem that a pattern needs; all others have 0. */
  readonly numbers: ReadonlyMap<string, number>;
  /**
   * For each stem's number, the patterns that have the stem as their anchor, two numbers each: eight times the number of the
   * pattern plus the number of the anchor's place in it, and the number of its companion.
   */
  readonly anchors: Lists;
  /** For each stem's number, the companions that it may be. Patterns with the same alternatives share one companion. */
  readonly companions: Lists;
  /** For each companion the last search in which it occurred, and how many searches there were. */
  readonly met: Uint32Array;
  searches: number;
}

/** Many lists of numbers, one after another: the list with the number n stands from `starts[n]` to before `starts[n + 1]`. */
interface Lists {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** A pattern that a sentence may contain: its number, and the number of the word at which it would begin. */
export interface Candidate {
  readonly number: number;
  readonly first: number;
}

/** Makes the index of patterns. The number of a pattern is its place in the list. */
export function indexPatterns(patterns: readonly Pattern[]): PatternIndex {
  const uses = countUses(patterns);
  const numbers = new Map([...uses.keys()].map((stem, at) => [stem, at + 1]));
  const [anchors, companions] = [0, 0].map(() => Array.from({ length: numbers.size + 1 }, (): number[] => []));
  const known = new Map<string, number>();
  const listOf = (lists: readonly number[][] | undefined, stem: string) => lists?.[numbers.get(stem) ?? 0];
  for (const [number, pattern] of patterns.entries()) {
    const places = rarestFirst(pattern, uses);
    const anchor = places.find((place) => isFixed(pattern, place)) ?? 0;
    const alternatives = [...(pattern[places.find((place) => place !== anchor) ?? anchor]?.stems ?? [])];
    const name = alternatives.toSorted().join(' ');
    const companion = known.get(name) ?? known.size;
    if (!known.has(name)) for (const stem of alternatives) listOf(companions, stem)?.push(companion);
    known.set(name, companion);
    for (const stem of pattern[anchor]?.stems ?? []) listOf(anchors, stem)?.push(MOST_PLACES * number + anchor, companion);
  }
  const met = new Uint32Array(known.size);
  return { numbers, anchors: packed(anchors), companions: packed(companions), met, searches: 0 };
}

function packed(lists: readonly number[][] = []): Lists {
  const starts = new Int32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + list.length;
  return { starts, items: Int32Array.from(lists.flat()) };
}

/** For each stem the number of places, in all patterns, where it may stand. */
function countUses(patterns: readonly Pattern[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { stems } of patterns.flat()) for (const stem of stems ?? []) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return uses;
}

/** The numbers of the places that require a certain word, those with the rarest words first. */
function rarestFirst(pattern: Pattern, uses: ReadonlyMap<string, number>): number[] {
  const needed = pattern.flatMap(({ stems, least }, place) => {
    if (stems === null || least === 0) return [];
    return [{ place, count: [...stems].reduce((sum, stem) => sum + (uses.get(stem) ?? 0), 0) }];
  });
  return needed.sort((a, b) => a.count - b.count).map(({ place }) => place);
}

/** Whether a place always has the same distance from the beginning of the pattern. */
function isFixed(pattern: Pattern, place: number): boolean {
  return pattern.slice(0, place).every(({ least, most }) => least === most);
}

/** The highest number of a search that fits into the 32 bits of an item of `met`. */
const MOST_SEARCHES = 2 ** 32 - 1;

/** The patterns that a sentence, given as its stems, may contain, and where they would begin. */
export function candidatesIn(index: PatternIndex, stems: readonly string[]): Candidate[] {
  const { numbers, anchors, companions, met } = index;
  if (index.searches === MOST_SEARCHES) {
    met.fill(0);
    index.searches = 0;
  }
  index.searches += 1;
  const search = index.searches;
  const inSentence = stems.map((stem) => numbers.get(stem) ?? 0);
  for (const stem of inSentence) {
    const end = companions.starts[stem + 1] ?? 0;
    for (let item = companions.starts[stem] ?? 0; item < end; item += 1) met[companions.items[item] ?? 0] = search;
  }
  const candidates: Candidate[] = [];
  for (const [at, stem] of inSentence.entries()) {
    const end = anchors.starts[stem + 1] ?? 0;
    for (let item = anchors.starts[stem] ?? 0; item < end; item += 2) {
      if (met[anchors.items[item + 1] ?? 0] !== search) continue;
      const code = anchors.items[item] ?? 0;
      const place = code % MOST_PLACES;
      if (at >= place) candidates.push({ number: (code - place) / MOST_PLACES, first: at - place });
    }
  }
  return candidates;
}
