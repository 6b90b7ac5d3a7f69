import { MOST_PLACES, type Pattern } from './pattern.ts';

/**
 * Quickly finds which of many patterns a sentence may contain, and where, by looking up two words of each pattern: its anchor,
 * the rarest word at a fixed place, and its companion, the rarest other word, at the right distance from it.
 */
export interface PatternIndex {
  /** A number from 1 for each stem that a pattern needs; all others have 0. */
  readonly numbers: ReadonlyMap<string, number>;
  /**
   * For each stem's number, the patterns that have the stem as their anchor, three numbers each: eight times the number of the
   * pattern plus the number of the anchor's place in it, the number of its companion, and how far after the anchor the companion
   * may stand, as the bits of these distances modulo 32.
   */
  readonly anchors: Lists;
  /** For each stem's number, the companions that it may be. Places that are written alike share one companion. */
  readonly companions: Lists;
  /** For each companion where it stands in the sentence that is searched, as the bits of these places modulo 32. */
  readonly places: Int32Array;
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
  const known = new Map<ReadonlySet<string>, number>();
  const listOf = (lists: readonly number[][] | undefined, stem: string) => lists?.[numbers.get(stem) ?? 0];
  for (const [number, pattern] of patterns.entries()) {
    const places = rarestFirst(pattern, uses);
    const anchor = places.find((place) => isFixed(pattern, place)) ?? 0;
    const beside = places.find((place) => place !== anchor) ?? anchor;
    const alternatives = pattern[beside]?.stems ?? new Set<string>();
    const companion = known.get(alternatives) ?? known.size;
    if (!known.has(alternatives)) for (const stem of alternatives) listOf(companions, stem)?.push(companion);
    known.set(alternatives, companion);
    const item = [MOST_PLACES * number + anchor, companion, distancesOf(pattern, anchor, beside)];
    for (const stem of pattern[anchor]?.stems ?? []) listOf(anchors, stem)?.push(...item);
  }
  return { numbers, anchors: packed(anchors), companions: packed(companions), places: new Int32Array(known.size) };
}

/** How many words after its anchor a place of a pattern may stand, or before it if negative, as bits modulo 32. */
function distancesOf(pattern: Pattern, anchor: number, place: number): number {
  const before = pattern.slice(0, place);
  const nearest = before.reduce((sum, { least }) => sum + least, 0) - anchor;
  const farthest = before.reduce((sum, { most }) => sum + most, 0) - anchor;
  let distances = 0;
  for (let distance = nearest; distance <= farthest; distance += 1) distances |= 1 << distance;
  return distances;
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
    let count = 0;
    for (const stem of stems) count += uses.get(stem) ?? 0;
    return [{ place, count }];
  });
  return needed.sort((a, b) => a.count - b.count).map(({ place }) => place);
}

/** Whether a place always has the same distance from the beginning of the pattern. */
function isFixed(pattern: Pattern, place: number): boolean {
  return pattern.slice(0, place).every(({ least, most }) => least === most);
}

/** The patterns that a sentence, given as its stems, may contain, and where they would begin. */
export function candidatesIn({ numbers, anchors, companions, places }: PatternIndex, stems: readonly string[]): Candidate[] {
  const inSentence = stems.map((stem) => numbers.get(stem) ?? 0);
  places.fill(0);
  for (let at = 0; at < inSentence.length; at += 1) {
    const stem = inSentence[at] ?? 0;
    const end = companions.starts[stem + 1] ?? 0;
    for (let item = companions.starts[stem] ?? 0; item < end; item += 1) {
      const companion = companions.items[item] ?? 0;
      places[companion] = (places[companion] ?? 0) | (1 << at);
    }
  }
  const candidates: Candidate[] = [];
  for (let at = 0; at < inSentence.length; at += 1) {
    const stem = inSentence[at] ?? 0;
    const end = anchors.starts[stem + 1] ?? 0;
    for (let item = anchors.starts[stem] ?? 0; item < end; item += 3) {
      const distances = anchors.items[item + 2] ?? 0;
      // JavaScript shifts by a number modulo 32, so these two rotate the bits of the distances to the anchor's place.
      const wanted = (distances << at) | (distances >>> -at);
      if (((places[anchors.items[item + 1] ?? 0] ?? 0) & wanted) === 0) continue;
      const code = anchors.items[item] ?? 0;
      const place = code % MOST_PLACES;
      if (at >= place) candidates.push({ number: (code - place) / MOST_PLACES, first: at - place });
    }
  }
  return candidates;
}
